import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { sourceHealth } from '../../contracts/source-health.ts'
import { sourcesPage } from '#areas/portal/web/lends/pages.ts'

/** The number of sources that fail, have ended or are silent, next to the link to their list. */
export function NoticeCount() {
  const notices = useNoticeCount()
  if (notices === 0) return null
  return (
    <span className="hub-tab-count">
      {notices}
      <span className="visually-hidden"> need attention</span>
    </span>
  )
}

/** The same counts in words, above the feed. */
export function NoticeLine() {
  const notices = useNoticeCount()
  if (notices === 0) return null
  return (
    <p>
      <PageLink page={sourcesPage}>
        {notices === 1 ? '1 source needs attention' : `${notices} sources need attention`}
      </PageLink>
    </p>
  )
}

export function useNoticeCount(): number {
  const { failing, gone, silent } = useRead(sourceHealth.getNotices, {})
  return failing + gone + silent
}
