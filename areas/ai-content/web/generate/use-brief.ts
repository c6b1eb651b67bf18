import { useEffect, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { chosenSubject } from '#areas/newsroom/web/lends/subject-values.ts'
import { aiContent } from '../../contract.ts'
import { drafts } from '../../contracts/drafts.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { emptyBrief } from '../../drafts/empty-brief.ts'
import { draftPage } from '../../places.ts'
import { keepBrief, readKeptBrief } from './kept-brief.ts'

/**
 * The state of the form for a brief. It survives leaving the page, and is filled from the page's
 * address.
 */
export function useBrief(template: Partial<WholeBrief> | null) {
  const { language } = useRead(aiContent.getSettings, {})
  const { formKey } = useRead(aiContent.getWriter, {})
  const { params, goTo } = usePage()
  const [names, setNames] = useState<Record<string, string>>({})
  const [isOpen, setOpen] = useState(false)
  const address = String(params)
  const form = useForm(drafts.writeDraft, {
    initial: { ...emptyBrief, language },
    within: 'brief',
    toInput: (brief: WholeBrief) => ({ brief }),
    onDone: ({ draft }) => {
      keepBrief(formKey, null)
      goTo(draftPage(draft))
    },
  })
  const { values, set } = form

  /** Sets several fields at once. */
  function fill(brief: Partial<WholeBrief>) {
    for (const [field, value] of Object.entries(brief))
      set(field as keyof WholeBrief)(value as never)
  }

  useEffect(() => {
    const kept = readKeptBrief(formKey)
    const before = { ...emptyBrief, language, ...kept?.brief }
    if (kept) setNames(kept.names)
    fill(kept?.filledFrom === address ? before : filledBy(address, before, template))
    setOpen(true)
    // It is filled once for each address; what is typed since then stays.
    // oxlint-disable-next-line exhaustive-deps
  }, [address])

  useEffect(() => {
    if (isOpen) keepBrief(formKey, { brief: values, names, filledFrom: address })
  }, [isOpen, formKey, values, names, address])

  return {
    ...form,
    fill,
    names,
    /** Stores the name of a chosen thing. */
    nameIt: (key: string, called: string) => setNames((now) => ({ ...now, [key]: called })),
    clear: () => fill({ ...emptyBrief, language }),
  }
}

/**
 * Fills a brief from an address, which names a template, a subject or a note. Typed words stay if
 * the template has none.
 */
function filledBy(
  address: string,
  before: WholeBrief,
  template: Partial<WholeBrief> | null,
): WholeBrief {
  const params = new URLSearchParams(address)
  const given = Object.entries(template ?? {}).filter(
    ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  const filled: WholeBrief = { ...before, ...Object.fromEntries(given) }
  const subject = params.get('subject')
  const note = params.get('note')
  return {
    ...filled,
    subjects: subject === null ? filled.subjects : added(filled.subjects, chosenSubject(subject)),
    notes: note === null ? filled.notes : [...new Set([...filled.notes, note])],
  }
}

function added(subjects: WholeBrief['subjects'], subject: WholeBrief['subjects'][number]) {
  const key = JSON.stringify(subject)
  return subjects.some((each) => JSON.stringify(each) === key) ? subjects : [...subjects, subject]
}

export type BriefForm = ReturnType<typeof useBrief>
