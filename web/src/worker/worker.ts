/* The service worker: a module for each thing that goes on while no page is open. */
import { keepOffline } from "./offline";
import { hearPush, type Worker } from "./push";
import type { WorkerScope } from "./scope";

keepOffline(self as unknown as WorkerScope);
hearPush(self as unknown as Worker);
