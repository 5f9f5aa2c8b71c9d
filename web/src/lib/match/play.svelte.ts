/** A person playing at a table: what a tap does, what comes back, and how it is announced. */

import type { Line, Offer, Scene } from '@/generated/messages';
import { Flights } from '@/lib/board/flights';
import { afterFrame } from '@/lib/ui/after-frame';
import { Refusal } from '@/lib/connection/wire';
import { settings } from '@/lib/ui/settings.svelte';
import { playSound } from '@/lib/ui/sound';
import { refusalWords, text } from '@/lib/ui/words.svelte';
import type { Match } from './match.svelte';
import { notify } from './notifications';
import { hintLabel } from './hint-label';
import { actionAt } from './picks';
import { Stage } from './stage.svelte';
import { lostPick, type Lost } from './taken';

/** An offer that a hint suggests, with the win chance it gives. */
export interface Suggestion {
  offer: Offer;
  winChance: number | null;
  label: string;
  /** Further actions that belong to it: the other parts of a payment. */
  then: readonly number[];
}

/** An earlier position, shown instead of the newest. */
export interface Past {
  step: number;
  scene: Scene;
  toAct: readonly number[];
  /** What the turn's ribbon says of it. */
  label: string;
}

/** A short message over the table, with the rule it comes from. */
export interface Notice {
  text: string;
  rule: string;
  bad: boolean;
}

const NOTICE_MS = 7000;
const SOUND_GAP_MS = 130;
const MOST_SOUNDS = 4;

export class Play {
  stage = new Stage();
  notice = $state.raw<Notice | null>(null);
  /** The hint that was asked for, the best action first. */
  suggestions = $state.raw<Suggestion[]>([]);
  /** What the screen reader announces. */
  announcement = $state('');
  title = $state('');
  /** Nothing can be done in an earlier position. */
  past = $state.raw<Past | null>(null);
  #flights = new Flights(this.stage);
  #timer = 0;
  #wasMyTurn = false;
  /** The `seq` at which the action that was sent has happened. */
  #sentSeq = -1;
  /** The codes of the actions that belong to a suggestion which was followed. */
  #next: readonly number[] = [];

  constructor(readonly match: Match) {
    match.listener = {
      beforeUpdate: (lines) => this.#flights.before(lines),
      afterUpdate: (lines, first) => this.#updated(lines, first),
      noticed: (words) => this.showNotice(this.stage.say(words)),
    };
    this.stage.commit = (offer) => void this.commit(offer);
    this.stage.completed = () => void this.#completed();
    this.stage.refused = (id) => void this.#askWhy(id);
  }

  get seat(): number | null {
    return this.match.snapshot?.seat ?? null;
  }

  get myTurn(): boolean {
    const yours = this.match.table?.yours ?? [];
    if (this.match.snapshot?.decline?.automatic) return false;
    return (this.match.snapshot?.awaited ?? []).some((seat) => yours.includes(seat));
  }

  /** Whether the only question is if one wants to respond. */
  get mayDecline(): boolean {
    const decline = this.match.snapshot?.decline;
    return Boolean(decline && !decline.automatic && !this.stage.pending);
  }

  /** Decline now and until the end of the turn. */
  async passTurn(): Promise<void> {
    if (this.seat === null) return;
    this.stage.picker.clear();
    try {
      await this.match.request({ type: 'pass_turn', seat: this.seat });
    } catch (error) {
      this.#showRefusalUnlessOver(error);
    }
  }

  /** Give up with all one's seats. */
  async resign(): Promise<void> {
    try {
      for (const seat of this.match.table?.yours ?? [])
        await this.match.request({ type: 'resign', seat });
    } catch (error) {
      this.#showRefusalUnlessOver(error);
    }
  }

  /** Tell the table when one's seats want to be asked for a response. */
  setAsk(): void {
    const { table } = this.match;
    const ask = settings.get('ask');
    for (const { seat, yours, ask: known } of table?.seats ?? [])
      if (yours && known !== ask)
        this.match.request({ type: 'auto_pass', seat, ask }).catch(() => {});
  }

  /** Names and colours come with the table, also while the match runs. */
  seatsChanged(): void {
    const seats = this.match.table?.seats ?? [];
    this.stage.names = seats.map((seat) => seat.name ?? '');
    this.stage.colours = seats.map((seat) => seat.colour ?? '');
    this.stage.game = this.match.table?.game ?? '';
  }

  /** Show an earlier position on the board, or the newest again (null). */
  showPast(past: Past | null): void {
    if (past === null && this.past === null) return;
    this.past = past;
    if (past) this.dismissHint();
    this.#draw();
  }

  /** Put what is shown on the stage: the newest position, unless one looks back. */
  #draw(): void {
    const { snapshot, offers } = this.match;
    if (!snapshot) return;
    const { past } = this;
    this.stage.scene = past?.scene ?? snapshot.scene;
    this.stage.active = past?.toAct ?? snapshot.awaited;
    this.stage.places = (past ? null : snapshot.result?.places) ?? [];
    this.stage.picker.take(past ? [] : offers);
    const step = past?.step ?? snapshot.step;
    this.stage.markLastAction(this.match.lines.filter((line) => line.step === step));
  }

  showNotice(message: string, rule = '', bad = false): void {
    this.notice = { text: message, rule, bad };
    this.announcement = message;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.notice = null), NOTICE_MS);
  }

  showRefusal(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    const { code, rule, words } = error.refused;
    playSound('refused');
    this.showNotice(this.stage.say(words ?? refusalWords(code)), rule, true);
  }

  /** Do what was chosen: shown at once, taken back if the table refuses. */
  async commit(offer: Offer): Promise<void> {
    if (this.seat === null || this.stage.pending) return;
    const followed = this.suggestions.find((each) => each.offer.code === offer.code);
    if (followed) this.#next = followed.then;
    this.stage.pending = offer;
    this.stage.picker.clear();
    this.dismissHint();
    this.stage.final = false;
    this.#sentSeq = Infinity;
    try {
      this.#sentSeq = (await this.match.act(this.seat, offer)).seq ?? -1;
      this.#settle();
    } catch (error) {
      this.stage.pending = null;
      this.#next = [];
      this.#showRefusalUnlessOver(error);
    }
  }

  /** Go on with the rest of a suggestion that was followed. */
  #goOn(): void {
    const [code, ...rest] = this.#next;
    if (code === undefined || this.stage.pending || !this.match.offers.length) return;
    const offer = this.match.offers.find((each) => each.code === code);
    this.#next = offer ? rest : [];
    if (offer) void this.commit(offer);
  }

  /** Nobody minds an action that was on its way when the match ended. */
  #showRefusalUnlessOver(error: unknown): void {
    if (!this.match.snapshot?.result) this.showRefusal(error);
  }

  /** An action has happened once the scene is as new as its answer; others act meanwhile. */
  #settle(): void {
    if ((this.match.snapshot?.seq ?? -1) < this.#sentSeq) return;
    this.stage.pending = null;
    this.#goOn();
  }

  /** What a bot would do, highlighted on the board, and the next best actions. */
  async hint(): Promise<void> {
    if (this.seat === null) return;
    try {
      const hint = await this.match.hint(this.seat);
      const suggestions = [hint, ...(hint.others ?? [])].flatMap((each) => {
        const offer = this.match.offers.find(({ code }) => code === each.code);
        const label = offer ? hintLabel(each, offer, (words) => this.stage.say(words)) : '';
        return offer
          ? [{ offer, winChance: each.share ?? null, label, then: each.then ?? [] }]
          : [];
      });
      const [best] = suggestions;
      if (!best) return this.showNotice(text('web-hint-late'));
      this.suggestions = suggestions;
      this.preview(best);
      this.announcement = suggestions.map(inWords).join(' ');
    } catch (error) {
      this.showRefusal(error);
    }
  }

  /** Show a suggested action on the board, ready to be confirmed. */
  preview({ offer }: Suggestion): void {
    const [first = ''] = offer.picks;
    this.stage.picker.choose(offer, this.stage.orientationOf(first));
    this.stage.lights = new Set(offer.picks);
  }

  /** Where all act at once, a hint stays as long as it can be followed. */
  #updateHint(offers: readonly Offer[]): void {
    const open = new Map(offers.map((offer) => [offer.code, offer] as const));
    const still = this.suggestions.flatMap((each) => {
      const offer = open.get(each.offer.code);
      return offer ? [{ ...each, offer }] : [];
    });
    if (still.length) this.suggestions = still;
    else this.dismissHint();
  }

  dismissHint(): void {
    if (this.suggestions.length) this.stage.lights = new Set();
    this.suggestions = [];
  }

  async undo(): Promise<void> {
    if (this.seat === null) return;
    const needsConsent = this.match.snapshot?.undo === 'ask';
    this.dismissHint();
    try {
      await this.match.request({ type: 'undo', seat: this.seat });
      if (needsConsent) this.showNotice(text('web-undo-asked'));
    } catch (error) {
      this.showRefusal(error);
    }
  }

  /** Everything is picked: do it, or wait for a confirmation where one is due. */
  async #completed(): Promise<void> {
    const offer = this.stage.picker.armed;
    if (!offer || this.seat === null) return;
    this.stage.final = false;
    if (offer.code === this.match.snapshot?.decline?.code) return this.commit(offer);
    const open = this.stage.picker.keys.length > 0;
    const confirm = settings.get('confirm');
    if (confirm === 'never' && !open) return this.commit(offer);
    const together = (this.match.snapshot?.to_act.length ?? 0) > 1;
    const shows = open || Boolean(offer.ghost) || confirm === 'always';
    if (together && !shows) return this.commit(offer);
    const final = await this.#isFinal(offer);
    if (this.stage.picker.armed !== offer) return;
    if (!final && !shows) return this.commit(offer);
    this.stage.final = final;
  }

  async #isFinal(offer: Offer): Promise<boolean> {
    if (this.seat === null) return true;
    try {
      return (await this.match.weigh(this.seat, offer.code)).final;
    } catch {
      return true;
    }
  }

  /** The table knows why something cannot be done: send it, to have it refused. */
  async #askWhy(id: string): Promise<void> {
    const { picker } = this.stage;
    const why = this.stage.whyNot(id);
    if (why) return this.showNotice(this.stage.say(why), this.stage.ruleOf(id), true);
    const action = actionAt(picker.offers, picker.picks, id, this.stage.numberOf);
    if (!action || this.seat === null) {
      const key = picker.picks.length ? 'web-not-there' : 'web-choose-first';
      this.showNotice(text(key), this.stage.ruleOf(id), true);
      return;
    }
    try {
      await this.match.act(this.seat, { action });
    } catch (error) {
      this.#showRefusalUnlessOver(error);
    }
  }

  #updated(lines: Line[], first: boolean): void {
    const { snapshot, offers } = this.match;
    if (!snapshot) return;
    this.#settle();
    this.stage.seat = snapshot.seat;
    this.stage.you = this.#onlySeat();
    this.stage.passTurn = this.mayDecline ? () => void this.passTurn() : null;
    if (snapshot.result) this.notice = null;
    if (offers !== this.stage.picker.offers) this.#updateHint(offers);
    const picked = this.stage.picker.picks;
    this.#draw();
    this.#sayWhatIsLost(lostPick(picked, this.stage.picker.picks, lines, snapshot.seat));
    if (!this.past) void this.#flights.after(lines);
    this.#playSounds(lines);
    this.#announce(lines, first);
  }

  /** Somebody else was faster: say who took what one was choosing. */
  #sayWhatIsLost(lost: Lost | undefined): void {
    if (!lost || !this.stage.mayAct) return;
    const what = this.stage.labelOf(lost.id);
    if (lost.taker === null || !what) return this.showNotice(text('web-choice-gone'));
    const name = this.stage.nameOf(lost.taker);
    this.showNotice(text('web-choice-taken', { name, what }), this.stage.ruleOf(lost.id));
  }

  /** The reader's seat; players who share a screen are all called by name. */
  #onlySeat(): number | null {
    const [seat, ...others] = this.match.table?.yours ?? [];
    return others.length ? null : (seat ?? null);
  }

  #playSounds(lines: readonly Line[]): void {
    const sounds = lines.flatMap((line) => line.show?.sound ?? []).slice(0, MOST_SOUNDS);
    for (const [n, sound] of sounds.entries())
      void afterFrame().then(() => setTimeout(() => playSound(sound), n * SOUND_GAP_MS));
  }

  #announce(lines: readonly Line[], first: boolean): void {
    const sentences = lines.map((line) => this.stage.say(line.words));
    const yourTurn = `${text('web-your-turn')}. ${this.stage.say(this.match.snapshot?.scene.prompt)}`;
    const begins = this.myTurn && !this.#wasMyTurn;
    this.#wasMyTurn = this.myTurn;
    if (this.myTurn) sentences.push(yourTurn);
    if (sentences.length) this.announcement = sentences.join(' ');
    if (begins && !first) notify(this.title, yourTurn);
  }
}

function inWords({ label: action, winChance }: Suggestion): string {
  if (winChance === null) return text('web-hint-is', { action });
  return text('web-hint-expects', { action, percent: Math.round(100 * winChance) });
}
