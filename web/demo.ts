import { demoAiLab } from '#areas/ai-lab/demo/api.ts'
import { demoAppStudio } from '#areas/app-studio/demo/api.ts'
import { demoAiSettings } from '#areas/news-hub/demo/keepers/ai-settings.ts'
import { demoNewsHub } from '#areas/news-hub/demo/api.ts'
import { demoFeedSettings } from '#areas/news-hub/demo/keepers/feed-settings.ts'
import { demoGeneration } from '#areas/news-hub/demo/keepers/generation.ts'
import { demoHubSettings } from '#areas/news-hub/demo/keepers/hub-settings.ts'
import { demoHubs } from '#areas/news-hub/demo/keepers/hubs.ts'
import { demoLeaderboard } from '#areas/news-hub/demo/keepers/leaderboard.ts'
import { demoProfiles } from '#areas/news-hub/demo/keepers/profiles.ts'
import { demoRules } from '#areas/news-hub/demo/keepers/rules.ts'
import { demoTopics } from '#areas/news-hub/demo/keepers/topics.ts'
import { demoPortal } from '#areas/portal/demo/api.ts'
import { demoAssistant } from '#areas/portal/demo/keepers/assistant.ts'
import { demoNotes } from '#areas/portal/demo/keepers/notes.ts'
import { demoNotifications } from '#areas/portal/demo/keepers/notifications.ts'
import { demoSaved } from '#areas/portal/demo/keepers/saved.ts'
import { demoWebsiteBuilder } from '#areas/website-builder/demo/api.ts'
import { askKeepers, type Ask } from '#core/contract.ts'

/** All areas kept in the browser, from sample data as of a moment. */
export function askDemo(now: Date): Ask {
  const keepers = {
    'news-hub': demoNewsHub({ now }),
    hubs: demoHubs(),
    topics: demoTopics(),
    'feed-settings': demoFeedSettings(),
    generation: demoGeneration(),
    leaderboard: demoLeaderboard(),
    rules: demoRules(),
    'hub-settings': demoHubSettings(),
    profiles: demoProfiles({ now }),
    'ai-settings': demoAiSettings(),
    'website-builder': demoWebsiteBuilder(),
    'ai-lab': demoAiLab({ now }),
    'app-studio': demoAppStudio({ now }),
    assistant: demoAssistant(),
    notifications: demoNotifications(),
    saved: demoSaved(),
    notes: demoNotes(),
  }
  const commit = import.meta.env['VITE_COMMIT']
  const kept = Object.keys(keepers)
  return askKeepers({ ...keepers, portal: demoPortal({ commit, kept }) })
}
