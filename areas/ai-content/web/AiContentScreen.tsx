import './AiContent.css'
import { Workspace } from '#web/ui/blocks/Workspace.tsx'
import { BrandVoicePage } from './BrandVoicePage.tsx'
import { ContentOverview } from './ContentOverview.tsx'
import { ContentSettingsPage } from './ContentSettingsPage.tsx'
import { GeneratePage } from './GeneratePage.tsx'
import { HistoryPage } from './HistoryPage.tsx'
import { TemplatesPage } from './TemplatesPage.tsx'

/** The screen of AI Content, with a page for each step from the template to the history. */
export function AiContentScreen() {
  return (
    <Workspace
      label="Pages of AI Content"
      pages={[
        { name: 'Overview', path: '/ai-content', Content: ContentOverview },
        { name: 'Templates', path: '/ai-content/templates', Content: TemplatesPage },
        { name: 'Generate', path: '/ai-content/generate', Content: GeneratePage },
        { name: 'History', path: '/ai-content/history', Content: HistoryPage },
        { name: 'Brand Voice', path: '/ai-content/brand-voice', Content: BrandVoicePage },
        { name: 'Settings', path: '/ai-content/settings', Content: ContentSettingsPage },
      ]}
    />
  )
}
