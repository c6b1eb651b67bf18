import { PageList } from './pages/PageList.tsx'
import { PublishPanel } from '../publish/PublishPanel.tsx'

/** The pages of a site, and the changes that the next publication makes. */
export function PagesPart({ site }: { site: string }) {
  return (
    <div className="site-part site-part-beside">
      <PageList site={site} />
      <PublishPanel site={site} />
    </div>
  )
}
