import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { count } from '#web/ui/count.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { exactTime } from '#web/ui/relative-time.ts'
import { siteImport, type ImportPreview, type LeftOut } from '../../../contracts/import.ts'
import { leftOutWords } from './left-out-words.ts'

interface PreviewOfImportProps {
  site: string
  upload: string
  name: string
  preview: ImportPreview
  onImported: () => void
}

const ways = [
  { value: 'as-file', label: 'As the file says' },
  { value: 'drafts', label: 'All as drafts' },
] as const

/** Shows what a file would add, before it is imported. */
export function PreviewOfImport({ site, upload, name, preview, onImported }: PreviewOfImportProps) {
  const { posts, pages, pictures, drafts, known, first, leftOut } = preview
  const [as, setAs] = useState<(typeof ways)[number]['value']>('as-file')
  const bring = useWrite(siteImport.importFile)
  const toast = useToast()
  const zone = useZone()
  const made = [
    ...(posts > 0 ? [count(posts, 'post')] : []),
    ...(pages > 0 ? [count(pages, 'page')] : []),
  ].join(' and ')
  const facts = [
    ...(drafts > 0 ? [`${count(drafts, 'draft')} among them`] : []),
    ...(pictures > 0 && made !== '' ? [count(pictures, 'picture')] : []),
    ...(known > 0 ? [`${known.toLocaleString('en')} here from an earlier import`] : []),
  ]

  async function handleImport() {
    await bring.mutateAsync({ site, upload, name, as })
    const text =
      pictures > 0 ? 'Their pictures follow in a moment.' : 'Publish the site to show them.'
    toast({ tone: 'success', title: `${made} imported`, text })
    onImported()
  }

  return (
    <section className="import-preview" aria-label="What the file brings">
      <p>
        <strong>{made === '' ? 'Nothing new' : made}</strong>{' '}
        <span className="meta" dir="auto">
          {name}
        </span>
      </p>
      {facts.length > 0 && <p className="meta">{facts.join(', ')}</p>}
      {made !== '' && <LeftOutOfImport leftOut={leftOut} />}
      {first.length > 0 && (
        <ul className="import-first" aria-label="The first of them">
          {first.map(({ kind, title, path, publishedAt }) => (
            <li key={path}>
              <span dir="auto">{title}</span>
              <span className="meta">
                <code>/{path}</code> {stateWords(kind, publishedAt, zone)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {made !== '' && (
        <>
          <Field
            label="Import"
            hint="Pages are drafts until you publish the site. Posts with a date come with that publication."
          >
            <Select options={[...ways]} value={as} onChange={setAs} />
          </Field>
          <FormError of={bring.error} />
          <Button
            variant="primary"
            disabled={bring.isPending}
            // The error is shown above the button.
            onClick={() => void handleImport().catch(() => {})}
          >
            {bring.isPending ? 'Importing...' : `Import ${made}`}
          </Button>
        </>
      )}
    </section>
  )
}

function stateWords(kind: 'post' | 'page', publishedAt: string | null, zone: string): string {
  if (kind === 'page') return 'page'
  return publishedAt === null ? 'draft' : exactTime(new Date(publishedAt), zone)
}

/** Lists what an import leaves out or changes, with the first examples. */
export function LeftOutOfImport({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null
  return (
    <ul className="import-left-out" aria-label="Left out or changed">
      {leftOut.map((one) => (
        <li key={one.reason}>
          {leftOutWords(one)}
          {one.examples.length > 0 && (
            <span className="meta" dir="auto">
              {one.examples.join(' · ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
