import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./lib/router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

listen();
mount(App, { target: document.getElementById("app")! });
