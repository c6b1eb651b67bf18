import { newsHubArchive } from './in-archives/archive-part.ts'
import { newsHubArea } from '#areas/feed/server/area.ts'
import { aiEndpointsArea } from '#areas/models/server/area.ts'
import { aiSettingsArea } from '#areas/models/server/ai-settings-area.ts'
import { savedArea } from '#areas/saved/server/saved-articles.ts'
import { feedSettingsArea } from '#areas/feed/server/settings/area.ts'
import { hubSettingsArea } from '#areas/settings/server/area.ts'
import { joiningArea } from '#areas/articles/server/corrections/area.ts'
import { newsHubCommands } from '#areas/feed/server/commands.ts'
import {
  notificationMarksArea,
  notificationsArea,
} from '#areas/notifications/server/notifications.ts'
import { revisionsArea } from '#areas/articles/server/revisions/area.ts'
import { sourcesArea } from '#areas/sources/server/health/area.ts'
import { diagnoseDirectory } from '#areas/sources/server/directory/diagnose-directory.ts'
import { trendsArea } from '#areas/feed/server/trends/area.ts'
import { findingArea } from '#areas/sources/server/finding/area.ts'
import { googleNewsArea } from '#areas/sources/server/google-news/area.ts'
import { newslettersArea } from '#areas/sources/server/newsletters/area.ts'
import { profileContextArea, profilesArea } from '#areas/profiles/server/area.ts'
import { readingArea } from '#areas/feed/server/for-you/area.ts'
import { redditArea } from '#areas/sources/server/reddit/area.ts'
import { ruleEditorArea, rulesArea } from '#areas/rules/server/area.ts'
import { fullTextArea } from '#areas/articles/server/full-text/full-text-area.ts'
import { topicArticlesArea, topicsArea } from '#areas/topics/server/area.ts'
import { looksArea } from '#areas/articles/server/looks/area.ts'
import { importSources } from '#areas/feed/server/import-sources.ts'
import { applyToPast } from '#areas/rules/server/apply-to-past.ts'
import { connectionsArea } from '#areas/connections/server/area.ts'
import { connectionsArchive } from '#areas/connections/server/archive-part.ts'
import { filesArea } from '#areas/files/server/area.ts'
import { filesArchive } from '#areas/files/server/archive-part.ts'
import { runsArea } from '#areas/runs/server/area.ts'
import { runsArchive } from '#areas/runs/server/archive-part.ts'
import { portalArea } from '#areas/portal/server/area.ts'
import { nameOf } from '#core/contract.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { archiveCommands } from './archive/commands.ts'
import type { Area } from './area.ts'

const kept: Area[] = [
  newsHubArea,
  savedArea,
  revisionsArea,
  sourcesArea,
  findingArea,
  redditArea,
  newslettersArea,
  googleNewsArea,
  hubSettingsArea,
  fullTextArea,
  looksArea,
  aiSettingsArea,
  profilesArea,
  profileContextArea,
  aiEndpointsArea,
  notificationsArea,
  notificationMarksArea,
  rulesArea,
  ruleEditorArea,
  joiningArea,
  topicsArea,
  topicArticlesArea,
  readingArea,
  feedSettingsArea,
  trendsArea,
  connectionsArea,
  filesArea,
  runsArea([importSources, applyToPast]),
]

/** Every area that the server answers for. */
export const areas: Area[] = [portalArea(kept.map(({ contract }) => nameOf(contract))), ...kept]

/** What areas keep, as archives are held against it. */
export const archiveParts = [newsHubArchive, connectionsArchive, filesArchive, runsArchive]

/** What areas add to the command line. */
export const commands = [newsHubCommands, archiveCommands([joinEntries], archiveParts)]

/** What `doctor` looks into when it is asked for it by name. */
export const diagnoses = { directory: diagnoseDirectory }
