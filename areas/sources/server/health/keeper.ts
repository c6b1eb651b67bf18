import type { Kept } from '#server/asking/kept.ts'
import { sourceHealth } from '../../contracts/source-health.ts'
import { serverSourceHealth } from './api.ts'

const about: Record<keyof typeof sourceHealth, string> = {
  listReports: 'The followed sources with their health: status, usual frequency, delay and size.',
  findReports:
    'The first of the followed sources of a kind, with words and in an order, and how many there are of each kind.',
  getNotices: 'How many sources are failing, have ended, or are unusually silent.',
  getHistory: 'What happened to a source: failures, recoveries and moves, newest first.',
  retrySources:
    'Fetches sources now, also ended ones; of several, those whose server asked to wait are not fetched early.',
  pauseSources: 'Stops fetching sources until they are resumed.',
  resumeSources: 'Resumes fetching paused sources.',
  muteSources:
    'Hides sources from all lists, for a day, a week or until they are unmuted; they are still fetched.',
  unmuteSources: 'Shows muted sources in the lists again.',
  moveSources: 'Moves sources into a folder, given as a path of names.',
  changeSource:
    'Changes the name, category, frequency or choice of full text of a source, how long its articles are kept, how many of them lists show, and what tells its entries apart.',
  keepFolder: 'Says how long articles of the sources in a folder are kept.',
  changeAddress: 'Changes the address of a source; its entries and history are kept.',
  setHeaders:
    'Sets custom request headers of a source; they are stored encrypted and never shown again.',
  followWithHeaders:
    'Follows a source that answers only with custom request headers; they are stored encrypted and never shown again.',
  deleteSources: 'Deletes sources; the answer can undo that for a day.',
  restoreSources: 'Brings deleted sources back with name, folder and settings.',
}

export const sourceHealthKeeper: Kept = {
  contract: sourceHealth,
  open: serverSourceHealth,
  about,
}
