import { access } from '#platform/access/area.ts'
import { actions } from '#platform/actions/area.ts'
import { aiContent } from './ai-content/area.ts'
import { aiLab } from './ai-lab/area.ts'
import { appStudio } from './app-studio/area.ts'
import { articles } from './articles/area.ts'
import { assistant } from './assistant/area.ts'
import { automation } from './automation/area.ts'
import { connections } from '#platform/connections/area.ts'
import { episodes } from './episodes/area.ts'
import { feed } from './feed/area.ts'
import { figures } from '#platform/figures/area.ts'
import { files } from '#platform/files/area.ts'
import { hubs } from './hubs/area.ts'
import { leaderboard } from './leaderboard/area.ts'
import { marketplace } from './marketplace/area.ts'
import { mcp } from './mcp/area.ts'
import { models } from '#platform/models/area.ts'
import { newsroom } from './newsroom/area.ts'
import { notes } from './notes/area.ts'
import { notifications } from '#platform/notifications/area.ts'
import { offline } from './offline/area.ts'
import { outbox } from '#platform/outbox/area.ts'
import { ownFeeds } from './own-feeds/area.ts'
import { portal } from './portal/area.ts'
import { profiles } from './profiles/area.ts'
import { readerClients } from './reader-clients/area.ts'
import { readers } from '#platform/readers/area.ts'
import { rules } from './rules/area.ts'
import { runs } from '#platform/runs/area.ts'
import { saved } from './saved/area.ts'
import { settings } from './settings/area.ts'
import { sources } from './sources/area.ts'
import { topics } from './topics/area.ts'
import { webhooks } from './webhooks/area.ts'
import { websiteBuilder } from './website-builder/area.ts'
import type { Area } from '#platform/area.ts'

/** The folders of platform/, which every area may use. */
const rooms: readonly Area[] = [
  access,
  readers,
  actions,
  connections,
  figures,
  files,
  runs,
  outbox,
  models,
  notifications,
]

/** The folder of an area, relative to the root of the repository. */
export function folderOf(area: Area): string {
  return `${rooms.includes(area) ? 'platform' : 'areas'}/${area.name}`
}

/**
 * All areas. An area comes after those whose `lends` it uses. Extensions are applied in this order.
 */
export const areas: readonly Area[] = [
  portal,
  ...rooms,
  articles,
  sources,
  profiles,
  newsroom,
  episodes,
  topics,
  rules,
  saved,
  notes,
  hubs,
  assistant,
  feed,
  offline,
  ownFeeds,
  readerClients,
  mcp,
  webhooks,
  leaderboard,
  settings,
  appStudio,
  aiLab,
  marketplace,
  websiteBuilder,
  aiContent,
  automation,
]
