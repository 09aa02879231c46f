/** The messages between the page and the worker, and the other types that the scripts share. */

/** What the worker tells the page to do: mirrors web/app/effects.py. */
export type Effect =
  | { do: "patch"; id: string; html: string; parsed?: Element } // `parsed`: the HTML as an element, see speculation.js
  | { do: "store"; key: string; text: string }
  | { do: "drop"; key: string }
  | { do: "announce"; text: string }
  | { do: "copy"; fragment: string; done: string }
  | { do: "share"; fragment: string; title: string }
  | { do: "reload" }
  | { do: "download"; name: string; text: string }
  | { do: "address"; fragment: string }
  | { do: "tick"; after: number }
  | { do: "sound"; kind: string };

export type Patch = Extract<Effect, { do: "patch" }>;

/** One function for each kind of effect. */
export type EffectFunctions = {
  [Name in Effect["do"]]: (effect: Extract<Effect, { do: Name }>, send: Send) => void;
};

/** What the page tells the worker: mirrors web/app/intents.py. */
export type Intent = PageIntent | PlayerIntent | Speculate;

/** The intents that the page sends on its own. */
export type PageIntent =
  | {
      do: "open";
      page: string;
      game: string;
      table: string | null;
      daily: boolean;
      root: string;
      address: string;
      language: string;
      link: string;
      stored: Record<string, string>;
    }
  | { do: "link-opened"; link: string }
  | { do: "tick" }
  | { do: "storage-changed"; key: string; text: string | null }
  | { do: "store-failed"; key: string; reason: string }
  | { do: "updated" }
  | { do: "warm-up" };

export type Speculate = { do: "speculate"; intent: PlayerIntent };

/** The intents that stand in the markup (`data-do`, `data-move`); their fields are its other `data-*` attributes. */
export type PlayerIntent = { applied?: true; [field: string]: FormDataEntryValue | true | undefined } & (
  | { do: "play" | "uncover" | "undo" | "undo-turn" | "redo" | "hint" | "hold" | "display" | "skip-waiting" }
  | { do: "seek" | "replay" | "log-of" }
  | { do: "new" | "again" | "same" | "branch" | "tutorial" | "leave-tutorial" }
  | { do: "games" | "sit-down" | "rename" | "delete" | "undelete" | "export" | "download" | "take-along" | "import" }
  | { do: "link" | "qr" }
  | { do: "set" | "symbols" | "reload" | "more" | "reset" | "really-reset" }
);

/** Sends an intent and applies the effects of its answer. */
export type Send = (intent: Intent) => Promise<void>;

/** The settings of a page, written into its head by web/pages/python.py. Addresses are relative to the page. */
export type Config = {
  page: "play" | "home" | "statistics";
  game: string;
  language: string;
  root: string;
  sw: string;
  bundles: string;
  pyscript: string;
  boot: string;
  worker: string;
  off?: Switch[];
};

/** What a build for benchmarks can leave out (UTOPIARY_OFF, see site/build_options.py). */
export type Switch = "speculation" | "off-screen-layout" | "warm-up" | "allocation";

/** The Python in the worker, as PyScript's PyWorker offers it. */
export type PythonWorker = { sync: { handle(intent: string): Promise<string> } };

/** What boot.mjs reports while Python starts. */
export type Step = "worker" | "runtime" | "python" | "code" | "retry";
