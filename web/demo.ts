import { demoPortal } from '#areas/portal/demo/api.ts'
import { askKeepers, type Ask } from '#core/contract.ts'

/** All areas kept in the browser, from sample data as of a moment; each is fetched when it is asked. */
export function askDemo(now: Date): Ask {
  const keepers = {
    'news-hub': async () => (await import('#areas/feed/demo/api.ts')).demoNewsHub({ now }),
    hubs: async () => (await import('#areas/hubs/demo/api.ts')).demoHubs(),
    topics: async () => (await import('#areas/topics/demo/api.ts')).demoTopics({ now }),
    'feed-settings': async () =>
      (await import('#areas/feed/demo/feed-settings.ts')).demoFeedSettings({ now }),
    generation: async () => (await import('#areas/newsroom/demo/api.ts')).demoGeneration({ now }),
    leaderboard: async () => (await import('#areas/leaderboard/demo/api.ts')).demoLeaderboard(),
    rules: async () => (await import('#areas/rules/demo/api.ts')).demoRules(),
    'hub-settings': async () => (await import('#areas/settings/demo/api.ts')).demoHubSettings(),
    profiles: async () => (await import('#areas/profiles/demo/api.ts')).demoProfiles({ now }),
    'ai-settings': async () => (await import('#areas/models/demo/api.ts')).demoAiSettings(),
    'website-builder': async () =>
      (await import('#areas/website-builder/demo/api.ts')).demoWebsiteBuilder({ now }),
    'ai-lab': async () => (await import('#areas/ai-lab/demo/api.ts')).demoAiLab({ now }),
    'app-studio': async () =>
      (await import('#areas/app-studio/demo/api.ts')).demoAppStudio({ now }),
    marketplace: async () => (await import('#areas/marketplace/demo/api.ts')).demoMarketplace(),
    'ai-content': async () =>
      (await import('#areas/ai-content/demo/api.ts')).demoAiContent({ now }),
    automation: async () => (await import('#areas/automation/demo/api.ts')).demoAutomation({ now }),
    assistant: async () => (await import('#areas/assistant/demo/api.ts')).demoAssistant({ now }),
    notifications: async () =>
      (await import('#areas/notifications/demo/api.ts')).demoNotifications({ now }),
    saved: async () => (await import('#areas/saved/demo/api.ts')).demoSaved({ now }),
    notes: async () => (await import('#areas/notes/demo/api.ts')).demoNotes({ now }),
  }
  const commit = import.meta.env['VITE_COMMIT']
  const kept = Object.keys(keepers)
  return askKeepers({ ...keepers, portal: demoPortal({ commit, kept }) })
}
