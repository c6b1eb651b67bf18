import { Suspense } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { exactTime } from '#web/ui/relative-time.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { siteImport, type SiteImport } from '../../../contracts/import.ts'
import { LeftOutOfImport } from './PreviewOfImport.tsx'

/** Earlier imports of a site. Each can be deleted as a whole. */
export function EarlierImports({ site }: { site: string }) {
  return (
    <Suspense fallback={null}>
      <Imports site={site} />
    </Suspense>
  )
}

function Imports({ site }: { site: string }) {
  const { imports } = useRead(siteImport.listImports, { site })
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="earlier-imports">
      <h3 id="earlier-imports">Earlier imports</h3>
      <ul className="import-earlier">
        {imports.map((one) => (
          <EarlierImport key={one.id} site={site} one={one} />
        ))}
      </ul>
    </section>
  )
}

function EarlierImport({ site, one }: { site: string; one: SiteImport }) {
  const { id, name, at, leftOut } = one
  const zone = useZone()
  const remove = useWrite(siteImport.deleteImport)
  const restore = useWrite(siteImport.restoreImport)
  const attempt = useAttempt()
  const toast = useToast()
  const about = { site, import: id }

  async function handleDelete() {
    const question = `Delete ${partsOf(one)} of “${name}”, also those that were changed since?`
    if (!window.confirm(question)) return
    if (!(await attempt(remove.mutateAsync(about).then(() => true)))) return
    const onSelect = () => void attempt(restore.mutateAsync(about))
    toast({ title: 'Import deleted', text: name, action: { label: 'Undo', onSelect } })
  }

  return (
    <li>
      <div>
        <p dir="auto">{name}</p>
        <p className="meta">
          {exactTime(new Date(at), zone)} · {partsOf(one)}
        </p>
        {leftOut.length > 0 && (
          <details>
            <summary>Left out or changed</summary>
            <LeftOutOfImport leftOut={leftOut} />
          </details>
        )}
      </div>
      <Button size="s" variant="danger" onClick={() => void handleDelete()}>
        Delete<span className="visually-hidden"> the import {name}</span>
      </Button>
    </li>
  )
}

/** Describes an import: "12 posts, 2 pages, 5 pictures, 3 still to come". */
function partsOf({ posts, pages, pictures, waiting }: SiteImport): string {
  const parts = [
    ...(posts > 0 ? [count(posts, 'post')] : []),
    ...(pages > 0 ? [count(pages, 'page')] : []),
    ...(pictures > 0 ? [count(pictures, 'picture')] : []),
    ...(waiting > 0 ? [`${count(waiting, 'picture')} to come`] : []),
  ]
  return parts.length === 0 ? 'nothing that is left' : parts.join(', ')
}
