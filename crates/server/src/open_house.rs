//! What the keeper sees when the house opens: where it is, and a code for phones on the same network.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode;

/// The address that guests use.
pub(crate) fn address(listening: SocketAddr, public_url: Option<&str>) -> String {
    if let Some(url) = public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let ip = match listening.ip() {
        ip if ip.is_unspecified() => network_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
        ip => ip,
    };
    format!("http://{}", SocketAddr::new(ip, listening.port()))
}

/// A guess: the address from which this machine would talk to others. Nothing is sent.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // A documentation address (RFC 5737): it leads the way other networks are.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

/// The address as a picture of text.
pub(crate) fn picture(address: &str) -> Option<String> {
    let code = QrCode::new(address).ok()?;
    Some(
        code.render::<unicode::Dense1x2>()
            .dark_color(unicode::Dense1x2::Light)
            .light_color(unicode::Dense1x2::Dark)
            .build(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_address_comes_first() {
        let listening: SocketAddr = "127.0.0.1:8080".parse().unwrap();
        assert_eq!(address(listening, Some("https://play.example.org/")), "https://play.example.org");
        assert_eq!(address(listening, None), "http://127.0.0.1:8080");
        assert!(picture("http://127.0.0.1:8080").unwrap().lines().count() > 10);
    }
}
