/** A person at a table: what a tap does, what comes back, and how it is told. */

import type { Line, Offer } from '@/generated/messages';
import { Flights } from '@/lib/board/flights';
import type { Match } from './match.svelte';
import { notify } from './notifications';
import { actionAt } from './picks';
import { settings } from '@/lib/ui/settings.svelte';
import { play as sound } from '@/lib/ui/sound';
import { Stage } from './stage.svelte';
import { refusalWords, say, text } from '@/lib/ui/words.svelte';
import { Refusal } from '@/lib/connection/wire';

/** An offer that a hint names, with the share of the win to expect of it. */
export interface Way {
  offer: Offer;
  share: number | null;
  said: string;
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
  /** The hint that was asked for, the best way first. */
  advice = $state.raw<Way[]>([]);
  /** What the screen reader is told. */
  spoken = $state('');
  title = $state('');
  #flights = new Flights(this.stage);
  #timer = 0;
  #myTurn = false;
  /** The `seq` at which what was sent has happened. */
  #done = -1;

  constructor(readonly match: Match) {
    match.watcher = {
      before: () => this.#flights.before(),
      after: (lines, fresh) => this.#happened(lines, fresh),
      noticed: (words) => this.tell(say(words, this.stage.names)),
    };
    this.stage.commit = (offer) => void this.commit(offer);
    this.stage.completed = () => void this.#completed();
    this.stage.refused = (id) => void this.#askWhy(id);
  }

  get seat(): number | null {
    return this.match.seen?.seat ?? null;
  }

  get myTurn(): boolean {
    const yours = this.match.table?.yours ?? [];
    return (this.match.seen?.awaited ?? []).some((seat) => yours.includes(seat));
  }

  /** Names and colours come with the table, also while the match runs. */
  seatsChanged(): void {
    const seats = this.match.table?.seats ?? [];
    this.stage.names = seats.map((seat) => seat.name ?? '');
    this.stage.colours = seats.map((seat) => seat.colour ?? '');
    this.stage.game = this.match.table?.game ?? '';
  }

  tell(what: string, rule = '', bad = false): void {
    this.notice = { text: what, rule, bad };
    this.spoken = what;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.notice = null), NOTICE_MS);
  }

  refuse(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    const { code, rule, words } = error.told;
    sound('refused');
    this.tell(this.stage.say(words ?? refusalWords(code)), rule, true);
  }

  /** Do what was chosen: shown at once, taken back if the table refuses. */
  async commit(offer: Offer): Promise<void> {
    if (this.seat === null || this.stage.pending) return;
    this.stage.pending = offer;
    this.stage.picker.clear();
    this.dropAdvice();
    this.stage.final = false;
    this.#done = Infinity;
    try {
      this.#done = (await this.match.act(this.seat, offer)).seq ?? -1;
      this.#settle();
    } catch (error) {
      this.stage.pending = null;
      this.#refuseInPlay(error);
    }
  }

  /** What was on its way when the match ended needs no answer. */
  #refuseInPlay(error: unknown): void {
    if (!this.match.seen?.result) this.refuse(error);
  }

  /** What was sent has happened once the scene is as new as its answer; others act meanwhile. */
  #settle(): void {
    if ((this.match.seen?.seq ?? -1) >= this.#done) this.stage.pending = null;
  }

  /** What a bot would do, lit on the board, and what else could be done. */
  async hint(): Promise<void> {
    if (this.seat === null) return;
    try {
      const hint = await this.match.hint(this.seat);
      const ways = [hint, ...(hint.others ?? [])].flatMap(({ code, share }): Way[] => {
        const offer = this.match.seen?.offers.find((each) => each.code === code);
        return offer ? [{ offer, share: share ?? null, said: '' }] : [];
      });
      const said = this.stage.sayApart(ways.map((way) => way.offer));
      ways.forEach((way, n) => (way.said = said[n] ?? ''));
      const [best] = ways;
      if (!best) return this.tell(text('web-hint-late'));
      this.advice = ways;
      this.consider(best);
      this.spoken = ways.map((way) => this.tellWay(way)).join(' ');
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Show a way of the hint on the board, ready to be confirmed. */
  consider(way: Way): void {
    const [first = ''] = way.offer.picks;
    this.stage.picker.choose(way.offer, this.stage.liesOf(first));
    this.stage.lights = new Set(way.offer.picks);
  }

  tellWay({ said: action, share }: Way): string {
    if (share === null) return text('web-hint-is', { action });
    return text('web-hint-expects', { action, percent: Math.round(100 * share) });
  }

  /** Where all act at once a hint stays for as long as it can be followed. */
  #reviseAdvice(offers: readonly Offer[]): void {
    const open = new Map(offers.map((offer) => [offer.code, offer] as const));
    const ways = this.advice.flatMap((way) => {
      const offer = open.get(way.offer.code);
      return offer ? [{ ...way, offer }] : [];
    });
    if (ways.length) this.advice = ways;
    else this.dropAdvice();
  }

  dropAdvice(): void {
    if (this.advice.length) this.stage.lights = new Set();
    this.advice = [];
  }

  async undo(): Promise<void> {
    if (this.seat === null) return;
    const asked = this.match.seen?.undo === 'ask';
    this.dropAdvice();
    try {
      await this.match.ask({ type: 'undo', seat: this.seat });
      if (asked) this.tell(text('web-undo-asked'));
    } catch (error) {
      this.refuse(error);
    }
  }

  /** All that was picked is picked: wait for a confirmation where one is due. */
  async #completed(): Promise<void> {
    const offer = this.stage.picker.armed;
    if (!offer || this.seat === null) return;
    this.stage.final = false;
    const open = this.stage.picker.keys.length > 0;
    const wish = settings.get('confirm');
    if (wish === 'never' && !open) return this.commit(offer);
    const together = (this.match.seen?.toAct.length ?? 0) > 1;
    const shows = open || Boolean(offer.ghost) || wish === 'always';
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

  /** The table knows why something cannot be done: try it there, where it will be refused. */
  async #askWhy(id: string): Promise<void> {
    const { picker } = this.stage;
    const action = actionAt(picker.offers, picker.picks, id, this.stage.numberOf);
    if (!action || this.seat === null) {
      const key = picker.picks.length ? 'web-not-there' : 'web-choose-first';
      this.tell(text(key), this.stage.ruleOf(id), true);
      return;
    }
    try {
      await this.match.act(this.seat, { action });
    } catch (error) {
      this.#refuseInPlay(error);
    }
  }

  #happened(lines: Line[], fresh: boolean): void {
    const { seen } = this.match;
    if (!seen) return;
    this.#settle();
    this.stage.scene = seen.scene;
    this.stage.seat = seen.seat;
    this.stage.active = seen.awaited;
    this.stage.places = seen.result?.places ?? [];
    if (seen.result) this.notice = null;
    if (seen.offers !== this.stage.picker.offers) this.#reviseAdvice(seen.offers);
    this.stage.picker.take(seen.offers);
    this.#markLast();
    void this.#flights.after(lines);
    this.#sing(lines);
    this.#speak(lines, fresh);
  }

  #markLast(): void {
    const step = this.match.seen?.step ?? 0;
    const last = this.match.lines.filter((line) => line.step === step);
    this.stage.touched = new Set(last.flatMap((line) => line.show?.touches ?? []));
    this.stage.actor = last.find((line) => line.seat != null)?.seat ?? null;
  }

  #sing(lines: readonly Line[]): void {
    const names = lines.map((line) => line.show?.sound ?? '').filter(Boolean);
    names.slice(0, MOST_SOUNDS).forEach((name, n) => {
      setTimeout(() => sound(name), n * SOUND_GAP_MS);
    });
  }

  #speak(lines: readonly Line[], fresh: boolean): void {
    const told = lines.map((line) => this.stage.say(line.words));
    const prompt = this.stage.say(this.match.seen?.scene.prompt);
    const begins = this.myTurn && !this.#myTurn;
    this.#myTurn = this.myTurn;
    if (this.myTurn) told.push(`${text('web-your-turn')}. ${prompt}`);
    if (told.length) this.spoken = told.join(' ');
    if (begins && !fresh) notify(this.title, `${text('web-your-turn')}. ${prompt}`);
  }
}
