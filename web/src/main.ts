import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { me } from "./lib/me.svelte";
import { stayCurrent } from "./lib/stay-current";

stayCurrent();

await Promise.all([settings.open(), me.look()]);
mount(App, { target: document.getElementById("app")! });
