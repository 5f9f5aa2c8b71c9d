/** The lab over HTTP, and the messages of a run. */

import type {
  LabCard,
  LabRun,
  MatchOfRun,
  MatchRows,
  MoreMatches,
  Opened,
  Planned,
  Progress,
  RunCard,
  RunDetail,
  RunFigures,
  RunForm,
  RunState,
} from '@/generated/messages';
import { get, post } from '@/lib/connection/api';

export type Message = RunState | Planned | Progress | RunFigures;

const runPath = (run: string) => `/api/lab/runs/${run}`;

export const lab = {
  show: () => get<LabCard>('/api/lab'),
  own: (token: string) => post<object>('/api/lab/owner', { token }),
  start: (form: RunForm) => post<LabRun>('/api/lab/runs', form),
  run: (run: string) => get<RunDetail>(runPath(run)),
  stop: (run: string) => post<LabRun>(`${runPath(run)}/stop`, {}),
  resume: (run: string, more: MoreMatches) => post<LabRun>(`${runPath(run)}/resume`, more),
  delete: (run: string) => post<object>(`${runPath(run)}/delete`, {}),
  matches: (run: string) => get<MatchRows>(`${runPath(run)}/matches`),
  open: (run: string, match: MatchOfRun) => post<Opened>(`${runPath(run)}/matches`, match),
  report: (run: string, save = false) => `${runPath(run)}/report.html${save ? '?save=1' : ''}`,
  events: (run: string) => new EventSource(`${runPath(run)}/events`),
};

/** The lab's own card of a run; a run that never began has none. */
export const cardOf = (run: LabRun): RunCard | null => run.card as RunCard | null;

/** When a run was started, from its name. */
export const begunAt = (run: string): number =>
  Date.parse(run.replace(/^(....)(..)(..)-(..)(..)(..).*/, '$1-$2-$3T$4:$5:$6Z')) / 1000;
