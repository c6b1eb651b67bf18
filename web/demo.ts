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
import { askKeepers, type Ask } from '#core/contract.ts'

/** All areas kept in the browser, from sample data as of a moment; those of the workspace come when they are visited. */
export function askDemo(now: Date): Ask {
  const keepers = {
    'news-hub': demoNewsHub({ now }),
    hubs: demoHubs(),
    topics: demoTopics({ now }),
    'feed-settings': demoFeedSettings({ now }),
    generation: demoGeneration({ now }),
    leaderboard: demoLeaderboard(),
    rules: demoRules(),
    'hub-settings': demoHubSettings(),
    profiles: demoProfiles({ now }),
    'ai-settings': demoAiSettings(),
    'website-builder': async () =>
      (await import('#areas/website-builder/demo/api.ts')).demoWebsiteBuilder(),
    'ai-lab': async () => (await import('#areas/ai-lab/demo/api.ts')).demoAiLab({ now }),
    'app-studio': async () =>
      (await import('#areas/app-studio/demo/api.ts')).demoAppStudio({ now }),
    marketplace: async () => (await import('#areas/marketplace/demo/api.ts')).demoMarketplace(),
    'ai-content': async () =>
      (await import('#areas/ai-content/demo/api.ts')).demoAiContent({ now }),
    automation: async () => (await import('#areas/automation/demo/api.ts')).demoAutomation({ now }),
    assistant: demoAssistant({ now }),
    notifications: demoNotifications({ now }),
    saved: demoSaved({ now }),
    notes: demoNotes({ now }),
  }
  const commit = import.meta.env['VITE_COMMIT']
  const kept = Object.keys(keepers)
  return askKeepers({ ...keepers, portal: demoPortal({ commit, kept }) })
}
