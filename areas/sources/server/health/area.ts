import type { Kept } from '#server/area.ts'
import { sources } from '../../contracts/source-health.ts'
import { serverSources } from './api.ts'

const about: Record<keyof typeof sources, string> = {
  listReports:
    'What the reader follows, with everything about how it is doing: state in words, rhythm, delay and size.',
  getNotices: 'How many sources fail, have ended, or are silent for long against their own rhythm.',
  getHistory: 'What happened to a source: failures, recoveries and moves, newest first.',
  retrySources:
    'Makes sources due now; one that had ended is asked again. Hosts that want to be left alone are.',
  pauseSources: 'Stops fetching sources until they are resumed.',
  resumeSources: 'Fetches paused sources again, from now on.',
  muteSources: 'Keeps sources out of all lists; they are fetched on.',
  unmuteSources: 'Lets muted sources back into the lists.',
  moveSources: 'Moves sources into a folder, given as a path of names.',
  changeSource: 'Changes the name, category, frequency or choice of full text of a source.',
  changeAddress: 'Leads a source to another address; its entries and history stay.',
  setHeaders:
    'Sends headers of your own with each request for a source; they are sealed and never shown again.',
  deleteSources: 'Deletes sources; what it answers takes that back for a day.',
  restoreSources: 'Brings deleted sources back with name, folder and settings.',
}

export const sourcesKeeper: Kept = { contract: sources, open: serverSources, about }
