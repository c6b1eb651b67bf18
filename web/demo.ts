import { demoPortal } from '#areas/portal/demo/api.ts'
import { askKeepers, type Ask } from '#core/contract.ts'

/** All areas kept in the browser, from sample data as of a moment; each is fetched when it is asked. */
export function askDemo(now: Date): Ask {
  const keepers = {
    'news-hub': async () => (await import('#areas/news-hub/demo/api.ts')).demoNewsHub({ now }),
    hubs: async () => (await import('#areas/news-hub/demo/keepers/hubs.ts')).demoHubs(),
    topics: async () =>
      (await import('#areas/news-hub/demo/keepers/topics.ts')).demoTopics({ now }),
    'feed-settings': async () =>
      (await import('#areas/news-hub/demo/keepers/feed-settings.ts')).demoFeedSettings({ now }),
    generation: async () =>
      (await import('#areas/news-hub/demo/keepers/generation.ts')).demoGeneration({ now }),
    leaderboard: async () =>
      (await import('#areas/news-hub/demo/keepers/leaderboard.ts')).demoLeaderboard(),
    rules: async () => (await import('#areas/news-hub/demo/keepers/rules.ts')).demoRules(),
    'hub-settings': async () =>
      (await import('#areas/news-hub/demo/keepers/hub-settings.ts')).demoHubSettings(),
    profiles: async () =>
      (await import('#areas/news-hub/demo/keepers/profiles.ts')).demoProfiles({ now }),
    'ai-settings': async () =>
      (await import('#areas/news-hub/demo/keepers/ai-settings.ts')).demoAiSettings(),
    'website-builder': async () =>
      (await import('#areas/website-builder/demo/api.ts')).demoWebsiteBuilder(),
    'ai-lab': async () => (await import('#areas/ai-lab/demo/api.ts')).demoAiLab({ now }),
    'app-studio': async () =>
      (await import('#areas/app-studio/demo/api.ts')).demoAppStudio({ now }),
    marketplace: async () => (await import('#areas/marketplace/demo/api.ts')).demoMarketplace(),
    'ai-content': async () =>
      (await import('#areas/ai-content/demo/api.ts')).demoAiContent({ now }),
    automation: async () => (await import('#areas/automation/demo/api.ts')).demoAutomation({ now }),
    assistant: async () =>
      (await import('#areas/portal/demo/keepers/assistant.ts')).demoAssistant({ now }),
    notifications: async () =>
      (await import('#areas/portal/demo/keepers/notifications.ts')).demoNotifications({ now }),
    saved: async () => (await import('#areas/portal/demo/keepers/saved.ts')).demoSaved({ now }),
    notes: async () => (await import('#areas/portal/demo/keepers/notes.ts')).demoNotes({ now }),
  }
  const commit = import.meta.env['VITE_COMMIT']
  const kept = Object.keys(keepers)
  return askKeepers({ ...keepers, portal: demoPortal({ commit, kept }) })
}
