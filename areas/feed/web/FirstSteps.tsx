import { Suspense, useState } from 'react'
import type { Imported } from '#areas/sources/contract.ts'
import { FirstFetch } from '#areas/sources/web/lends/FirstFetch.tsx'
import { FirstRun } from '#areas/sources/web/lends/FirstRun.tsx'
import { FollowSources } from '#areas/sources/web/lends/FollowSources.tsx'
import { ImportReport } from '#areas/sources/web/lends/ImportReport.tsx'

interface FirstStepsProps {
  sourceCount: number
  hasArticle: boolean
}

/**
 * The page of a hub without sources or articles. It stays mounted when the first source or article
 * arrives, so that an open dialog and the result of an import remain.
 */
export function FirstSteps({ sourceCount, hasArticle }: FirstStepsProps) {
  const [isFinding, setFinding] = useState(false)
  const [imported, setImported] = useState<Imported | null>(null)
  const find = () => setFinding(true)
  return (
    <>
      {imported && <ImportReport imported={imported} onClose={() => setImported(null)} />}
      {sourceCount === 0 ? (
        <FirstRun onImported={setImported} onFind={find} />
      ) : (
        !hasArticle && (
          <Suspense fallback={null}>
            <FirstFetch onFind={find} />
          </Suspense>
        )
      )}
      <FollowSources open={isFinding} onClose={() => setFinding(false)} />
    </>
  )
}
