//! Connections: accepted, and bounded in number, in time and in bytes before anything else looks at them.
//!
//! A connection has [`Limits::request_wait`](crate::Limits) to send the head of a request, the first as well as the next.
//! Of what it sends, only so many bytes are read before something whole has come of them: a request, or a message.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::Service;

use crate::config::Limits;

/// The head of a request is not longer than this, with all its headers.
const HEAD_BYTES_MAX: usize = 32 * 1024;
/// When the system has no more room for connections, so long until it is asked again.
const FULL_WAIT: Duration = Duration::from_millis(200);

/// Serves until `stop`, then lets the requests that are being answered end.
pub(crate) async fn serve(listener: TcpListener, app: Router, limits: &Limits, stop: CancellationToken) {
    let (places, tasks) = (Arc::new(Semaphore::new(limits.streams_max)), TaskTracker::new());
    while let Some((stream, peer, place)) = stop.run_until_cancelled(accept(&listener, &places)).await {
        // Messages are small, and one that waits for the receipt of the one before comes a twenty-fifth of a second late.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::warn!(%error, "messages to a guest may come late");
        }
        let served = serve_stream(stream, peer, app.clone(), limits, stop.clone());
        tasks.spawn(async move {
            served.await;
            drop::<OwnedSemaphorePermit>(place);
        });
    }
    drop(listener);
    tasks.close();
    tasks.wait().await;
}

async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (TcpStream, SocketAddr, OwnedSemaphorePermit) {
    let place = Arc::clone(places).acquire_owned().await.expect("the places are never closed");
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return (stream, peer, place),
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted: the system may be out of open files");
                tokio::time::sleep(FULL_WAIT).await;
            }
        }
    }
}

fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

fn serve_stream(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    limits: &Limits,
    stop: CancellationToken,
) -> impl Future<Output = ()> + Send + 'static {
    let request_bytes_max = limits.body_bytes_max + 2 * HEAD_BYTES_MAX;
    let allowance = Arc::new(Allowance::new(request_bytes_max));
    let metered = Metered { stream, allowance: Arc::clone(&allowance) };
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        // From here on the rest of this request is paid for, and the head of the next.
        allowance.refill(request_bytes_max);
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&allowance));
        app.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.request_wait).max_buf_size(HEAD_BYTES_MAX);
    async move {
        let connection = http.serve_connection(TokioIo::new(metered), service).with_upgrades();
        let mut connection = std::pin::pin!(connection);
        let served = tokio::select! {
            served = connection.as_mut() => served,
            () = stop.cancelled() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = served {
            tracing::debug!(%error, "a connection ended");
        }
    }
}

/// How many bytes of a connection may still be read before something whole has come of them.
#[derive(Debug)]
pub(crate) struct Allowance(AtomicUsize);

impl Allowance {
    fn new(bytes: usize) -> Allowance {
        Allowance(AtomicUsize::new(bytes))
    }

    /// Something whole has come: again so many.
    pub(crate) fn refill(&self, bytes: usize) {
        self.0.store(bytes, Ordering::Relaxed);
    }

    /// How many are left.
    pub(crate) fn left(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// Gives back what something cost that is no part of a message, up to a whole allowance.
    pub(crate) fn give_back(&self, bytes: usize, whole: usize) {
        self.0.store((self.left() + bytes).min(whole), Ordering::Relaxed);
    }

    fn spend(&self, bytes: usize) -> io::Result<()> {
        let left = self.left().saturating_sub(bytes);
        self.0.store(left, Ordering::Relaxed);
        match left {
            0 => Err(io::Error::other("more bytes than a request or message may have")),
            _ => Ok(()),
        }
    }
}

/// A connection of which only so much is read as its allowance has.
struct Metered {
    stream: TcpStream,
    allowance: Arc<Allowance>,
}

impl AsyncRead for Metered {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buffer))?;
        Poll::Ready(self.allowance.spend(buffer.filled().len() - before))
    }
}

impl AsyncWrite for Metered {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
