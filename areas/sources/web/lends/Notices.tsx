import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { sourceHealth } from '../../contracts/source-health.ts'
import { sourcesPage } from '#areas/portal/web/lends/pages.ts'

/** Counts the sources that fail, have ended or are silent, beside the link to their list. */
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

/** Shows the counts above the feed, in words. */
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
