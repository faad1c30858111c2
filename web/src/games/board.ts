/* What a game's board gets from the shell, and what it gives back. See web/README.md. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import type { GlyphName } from "../kit";
import type { Speaker } from "../text";
import type { Action, FieldValue, LegalAction, LogEvent, View } from "../types";

/** The legal actions of the viewer, asked by kind and fields. No rule lives here: it only looks things up. */
export class Legal {
  private readonly byKind = new Map<string, LegalAction[]>();
  constructor(readonly all: readonly LegalAction[]) {
    for (const one of all) {
      const group = this.byKind.get(one.action.kind);
      if (group) group.push(one);
      else this.byKind.set(one.action.kind, [one]);
    }
  }
  get kinds(): string[] {
    return [...this.byKind.keys()];
  }
  of(kind: string): readonly LegalAction[] {
    return this.byKind.get(kind) ?? [];
  }
  where(kind: string, fields: Record<string, FieldValue> = {}): LegalAction[] {
    const want = Object.entries(fields);
    return this.of(kind).filter(({ action }) => want.every(([name, value]) => action[name] === value));
  }
  find(kind: string, fields: Record<string, FieldValue> = {}): LegalAction | undefined {
    return this.where(kind, fields)[0];
  }
}

export interface SeatView {
  seat: number;
  name: string;
  letter: string;
  me: boolean;
  bot: string | null;
  here: boolean;
}

/** The table as a board sees it. Everything that changes is a signal. */
export interface Table<B = unknown, H = unknown> {
  /** The complete view; a past one while the reader looks back. */
  readonly view: ReadonlySignal<View<B, H>>;
  /** Empty while the reader looks back, watches, or an action is on its way. */
  readonly legal: ReadonlySignal<Legal>;
  readonly seats: ReadonlySignal<readonly SeatView[]>;
  /** The viewer's seat; null for spectators. */
  readonly me: ReadonlySignal<number | null>;
  /** Events since the viewer's previous action: what the last-move marks show. */
  readonly fresh: ReadonlySignal<readonly LogEvent[]>;
  /** The log's latest events, for what the view does not repeat, such as the actions of the present turn. */
  readonly log: ReadonlySignal<readonly LogEvent[]>;
  /** True while a lesson is given here: its coach says what a newcomer has to know, one thing after the other. */
  readonly taught: ReadonlySignal<boolean>;
  /** The game's texts, then the shell's. */
  readonly say: Speaker;
  readonly width: ReadonlySignal<"phone" | "tablet" | "desktop">;
  /** The action under the pointer or the focus; shared by board, panels and prompt. */
  readonly peek: Signal<LegalAction | null>;
  /** Play it (the shell asks again if the reader wants that). */
  choose(action: LegalAction | undefined): void;
  /** Phone and tablet: turn to the board. */
  showBoard(): void;
  /** Ask the server why this cannot be done; the shell shows the answer with its paragraph. */
  whyNot(action: Action): void;
  /** Say under the board why not, where no single action was meant. */
  refuse(text: string): void;
  /** A text as it is said: codes in words. */
  heard(text: string): string;
  /** Say a line to the whole table, where people may chat. */
  speak(text: string): void;
}

export interface Seal {
  label: string;
  /** Left out: the button is refused and its label is the reason. */
  press?: () => void;
  key?: string;
}

/** A small number beside a picture, in a player's panel. */
export interface Fact {
  icon: GlyphName;
  text: ComponentChildren;
  title: string;
  faint?: boolean;
}

export interface PlayerParts {
  /** Default: the sum of view.scores. */
  score?: ComponentChildren;
  /** Short form for the phone's glance row. */
  brief?: ComponentChildren;
  unit?: string;
  note?: string;
  facts?: readonly Fact[];
  extra?: ComponentChildren;
}

/** A game in words, for who hears it: what the summary keys speak. Whole sentences, the most important first. */
export interface Told {
  /** The shared board. */
  board: () => readonly string[];
  /** A player's area; the viewer's own with what only the viewer may see. */
  seat: (seat: number) => readonly string[];
  /** The viewer's cards or tiles in hand. */
  hand?: () => readonly string[];
  /** What can be done now with its effects, the best first; left out: the labels of the legal actions. */
  moves?: () => readonly string[];
  /** What an action would do, in words, for lists of actions; empty where its label says it all. */
  outcome?: (action: LegalAction) => string;
  /** Does what was told of an action chosen from a list, where more belongs to it, such as paying for it; left out: `Table.choose`. */
  carryOut?: (action: LegalAction) => void;
  /** A text as it is said, where the one that is read has codes in it. */
  heard?: (text: string) => string;
  /** Kinds of events of which there are many in a turn: the one summary of a turn only counts them. */
  small?: readonly string[];
  /** How much the actions of this position bring at first sight: lists of actions begin with the best. */
  worth?: () => (action: LegalAction) => number;
}

export interface BoardParts {
  layout: "own-right" | "own-bottom";
  class?: string;
  /** Action kinds that board and own area offer themselves; the others become buttons or choosers. */
  handles: readonly string[];
  /** Kinds that no undo takes back, because the turn passes on or something is drawn: the shell may ask first. */
  finals: readonly string[];
  /** Kinds that are nearly always possible and seldom wanted: who ends a turn without them has not forgotten anything. */
  asides?: readonly string[];
  /** The map: one <svg class="map"> with a viewBox. The shell adds pan, zoom and arrow keys over [data-cell]. */
  Board: FunctionComponent;
  /** The board as the end page shows it; left out: `Board`. */
  Hero?: FunctionComponent;
  /** False while the game's own ending, such as a reveal, is still being shown: the end page waits for it. */
  ended?: () => boolean;
  /** The viewer's own panels. */
  Own: FunctionComponent;
  /** The next turn can be thought of while others play: the server knows what it would offer. */
  foresees?: boolean;
  /** Phone: one line under the map with what matters now. */
  Below?: FunctionComponent;
  /** Phone and tablet: where the awaited choice is made; the shell turns there when a new decision begins. */
  tab?: () => "board" | "me";
  /** On a tablet held upright, too, board and own area have a tab each. */
  apart?: boolean;
  /** The phases of a turn and the present one. */
  steps?: () => { names: readonly string[]; at: number } | null;
  /** The prompt's sentence where the board shows its values as pictures; null keeps the engine's. */
  sentence?: () => string | null;
  /** What was chosen has further steps that go by themselves: what they ask is not said. */
  carrying?: () => boolean;
  /** One line of consequence below the prompt. */
  Consequence?: FunctionComponent;
  /** Buttons of the prompt bar beside undo and seal. */
  Buttons?: FunctionComponent;
  /** The one wax button. Left out or null: the shell takes the legal action that ends things. */
  seal?: () => Seal | null;
  player?: (seat: number) => PlayerParts;
  /** Beside the heading "Players": round or turn. */
  note?: () => string;
  /** Small picture of a log line; default: the seat's mark. */
  picture?: (event: LogEvent) => ComponentChildren;
  told?: Told;
  /** Kinds of events that the one concerned must not miss, and the argument that names that one: { accuse: "about" }. Its words: `alert-<kind>`, else the event's. */
  alerts?: Readonly<Record<string, string>>;
  /** What the one concerned can do about it at once; null: nothing. */
  answerAlert?: (event: LogEvent) => { words: string; act(): void } | null;
  /** Extra keys, e.g. { r: rotate }. */
  keys?: Readonly<Record<string, () => void>>;
  /** Their lines in the help: [key, text]. */
  keyHelp?: () => readonly (readonly [string, string])[];
}

export type CreateBoard<B = unknown, H = unknown> = (table: Table<B, H>) => BoardParts;
