import { newsHubArchive } from '#areas/news-hub/server/in-archives/archive-part.ts'
import { newsHubArea } from '#areas/news-hub/server/area.ts'
import { aiEndpointsArea } from '#areas/news-hub/server/ai/area.ts'
import { aiSettingsArea } from '#areas/news-hub/server/ai/ai-settings-area.ts'
import { savedArea } from '#areas/news-hub/server/saved-articles.ts'
import { feedSettingsArea } from '#areas/news-hub/server/feed-settings/area.ts'
import { hubSettingsArea } from '#areas/news-hub/server/hub-settings-area.ts'
import { joiningArea } from '#areas/news-hub/server/joining/area.ts'
import { newsHubCommands } from '#areas/news-hub/server/commands.ts'
import { notificationMarksArea, notificationsArea } from '#areas/news-hub/server/notifications.ts'
import { revisionsArea } from '#areas/news-hub/server/revisions/area.ts'
import { sourcesArea } from '#areas/news-hub/server/source-health/area.ts'
import { diagnoseDirectory } from '#areas/news-hub/server/directory/diagnose-directory.ts'
import { trendsArea } from '#areas/news-hub/server/trends/area.ts'
import { findingArea } from '#areas/news-hub/server/finding/area.ts'
import { googleNewsArea } from '#areas/news-hub/server/google-news/area.ts'
import { newslettersArea } from '#areas/news-hub/server/newsletters/area.ts'
import { profileContextArea, profilesArea } from '#areas/news-hub/server/profiles/area.ts'
import { readingArea } from '#areas/news-hub/server/reading/area.ts'
import { redditArea } from '#areas/news-hub/server/reddit/area.ts'
import { ruleEditorArea, rulesArea } from '#areas/news-hub/server/rules/area.ts'
import { fullTextArea } from '#areas/news-hub/server/full-text/full-text-area.ts'
import { topicArticlesArea, topicsArea } from '#areas/news-hub/server/topics/area.ts'
import { looksArea } from '#areas/news-hub/server/looks/area.ts'
import { portalArea } from '#areas/portal/server/area.ts'
import { nameOf } from '#core/contract.ts'
import { joinEntries } from '#areas/news-hub/server/join-entries.ts'
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
]

/** Every area that the server answers for. */
export const areas: Area[] = [portalArea(kept.map(({ contract }) => nameOf(contract))), ...kept]

/** What areas add to the command line. */
export const commands = [newsHubCommands, archiveCommands([joinEntries], [newsHubArchive])]

/** What `doctor` looks into when it is asked for it by name. */
export const diagnoses = { directory: diagnoseDirectory }
