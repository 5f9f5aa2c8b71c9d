/** Parses a game's rules: Markdown with headings, and list items that begin with a rule id. */

export interface Rule {
  id: string;
  text: string;
  /** The points of a list that follows the text. */
  items: string[];
}

export interface RuleSection {
  title: string;
  lead: string[];
  rules: Rule[];
}

const ITEM = /^- \*\*([A-Z]+-R?\d+[a-z]?)\*\*\s*(.*)$/;
const INNER_ITEM = /^ +- (.*)$/;

export function readRules(markdown: string): RuleSection[] {
  const sections: RuleSection[] = [];
  let section: RuleSection = { title: '', lead: [], rules: [] };
  for (const line of markdown.split('\n')) {
    const heading = /^#{1,6} (.*)$/.exec(line);
    const item = ITEM.exec(line);
    const inner = INNER_ITEM.exec(line)?.[1];
    const last = section.rules.at(-1);
    if (heading) {
      section = { title: heading[1] ?? '', lead: [], rules: [] };
      sections.push(section);
    } else if (item) {
      section.rules.push({ id: item[1] ?? '', text: item[2] ?? '', items: [] });
    } else if (inner && last) {
      last.items.push(inner);
    } else if (line.trim()) {
      append(section, line.trim());
    }
  }
  return sections.filter((each) => each.rules.length > 0 || each.lead.length > 0);
}

function append(section: RuleSection, line: string): void {
  const last = section.rules.at(-1);
  if (last) last.text += ` ${line}`;
  else section.lead.push(line);
}

/** Whether a rule contains all words of a query, ignoring accents and case. */
export function matchesQuery(rule: Rule, query: string): boolean {
  const where = plain([rule.id, rule.text, ...rule.items].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[*_`]/g, '').toLowerCase();
}

export interface Span {
  text: string;
  strong?: boolean;
  slant?: boolean;
  rule?: string;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-R?\d+)\b/g;

/** Inline Markdown as spans; ids of rules become links. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > at) spans.push({ text: text.slice(at, found.index) });
    if (found[1]) spans.push({ text: found[1], strong: true });
    else if (found[4]) spans.push({ text: found[4], rule: found[4] });
    else spans.push({ text: found[2] ?? found[3] ?? '', slant: true });
    at = found.index + found[0].length;
  }
  if (at < text.length) spans.push({ text: text.slice(at) });
  return spans;
}
