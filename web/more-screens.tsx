import type { PageTarget, Screen } from '#areas/portal/pages.ts'
import { ComingSoon } from '#areas/portal/web/ComingSoon.tsx'
import { SelectPage } from '#areas/portal/web/SelectPage.tsx'
import { part, type Part } from './screen-part.tsx'

/** The screens that belong to areas; the rest is drawn by the portal itself. */
export const moreScreens: Partial<Record<Screen, Part<object>>> = {
  'add-feed': part(
    'areas/sources/web/following/AddFeedScreen.tsx',
    async () => (await import('#areas/sources/web/following/AddFeedScreen.tsx')).AddFeedScreen,
  ),
  sources: part(
    'areas/sources/web/health/SourcesScreen.tsx',
    async () => (await import('#areas/sources/web/health/SourcesScreen.tsx')).SourcesScreen,
  ),
  profiles: part(
    'areas/profiles/web/ProfilesScreen.tsx',
    async () => (await import('#areas/profiles/web/ProfilesScreen.tsx')).ProfilesScreen,
  ),
  rules: part(
    'areas/rules/web/RulesScreen.tsx',
    async () => (await import('#areas/rules/web/RulesScreen.tsx')).RulesScreen,
  ),
  'hub-settings': part(
    'areas/settings/web/SettingsScreen.tsx',
    async () => (await import('#areas/settings/web/SettingsScreen.tsx')).SettingsScreen,
  ),
  'ai-settings': part(
    'areas/models/web/AiSettingsScreen.tsx',
    async () => (await import('#areas/models/web/AiSettingsScreen.tsx')).AiSettingsScreen,
  ),
  leaderboard: part(
    'areas/leaderboard/web/LeaderboardScreen.tsx',
    async () => (await import('#areas/leaderboard/web/LeaderboardScreen.tsx')).LeaderboardScreen,
  ),
  arena: part(
    'areas/leaderboard/web/ArenaScreen.tsx',
    async () => (await import('#areas/leaderboard/web/ArenaScreen.tsx')).ArenaScreen,
  ),
  'about-arena': part(
    'areas/leaderboard/web/AboutScreen.tsx',
    async () => (await import('#areas/leaderboard/web/AboutScreen.tsx')).AboutScreen,
  ),
  'site-overview': part(
    'areas/website-builder/web/OverviewScreen.tsx',
    async () => (await import('#areas/website-builder/web/OverviewScreen.tsx')).OverviewScreen,
  ),
  'site-creation': part(
    'areas/website-builder/web/CreationScreen.tsx',
    async () => (await import('#areas/website-builder/web/CreationScreen.tsx')).CreationScreen,
  ),
  'site-management': part(
    'areas/website-builder/web/ManagementScreen.tsx',
    async () => (await import('#areas/website-builder/web/ManagementScreen.tsx')).ManagementScreen,
  ),
  'ai-lab': part(
    'areas/ai-lab/web/AiLabScreen.tsx',
    async () => (await import('#areas/ai-lab/web/AiLabScreen.tsx')).AiLabScreen,
  ),
  'app-studio': part(
    'areas/app-studio/web/AppStudioScreen.tsx',
    async () => (await import('#areas/app-studio/web/AppStudioScreen.tsx')).AppStudioScreen,
  ),
  marketplace: part(
    'areas/marketplace/web/MarketplaceScreen.tsx',
    async () => (await import('#areas/marketplace/web/MarketplaceScreen.tsx')).MarketplaceScreen,
  ),
  'ai-content': part(
    'areas/ai-content/web/AiContentScreen.tsx',
    async () => (await import('#areas/ai-content/web/AiContentScreen.tsx')).AiContentScreen,
  ),
  automation: part(
    'areas/automation/web/AutomationScreen.tsx',
    async () => (await import('#areas/automation/web/AutomationScreen.tsx')).AutomationScreen,
  ),
}

/** Whatever is not the feed. */
export function MoreScreens({ target: { screen, title } }: { target: PageTarget }) {
  const Component = moreScreens[screen]?.Component
  if (Component) return <Component />
  return screen === 'unknown' ? <SelectPage /> : <ComingSoon title={title} />
}
