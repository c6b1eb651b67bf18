import { useState, type FormEvent } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { INPUT } from '#core/limits.ts'
import { portal } from '../contract.ts'
import { feedPage, pageWith } from './lends/pages.ts'

/** Replaces an unknown page; the top bar has the heading. */
export function SelectPage() {
  const { missingPage } = useRead(portal.getPortal, {})
  return (
    <div className="notice">
      {missingPage ? (
        <NoSuchPage />
      ) : (
        <Empty>Choose a page from the sidebar to explore the portal features.</Empty>
      )}
    </div>
  )
}

function NoSuchPage() {
  const { goTo } = usePage()
  const [text, setText] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted !== '') goTo(pageWith(feedPage, new URLSearchParams(), { q: wanted }))
  }

  return (
    <Empty
      action={
        <>
          <form role="search" onSubmit={handleSubmit}>
            <SearchBox
              label="Search articles"
              value={text}
              maxLength={INPUT.searchCharacters}
              onChange={setText}
            />
          </form>
          <PageLink className={buttonClass()} page={feedPage}>
            Go to the feed
          </PageLink>
        </>
      }
    >
      The address may be misspelled, or what it led to has gone. Choose a page from the sidebar, or
      search.
    </Empty>
  )
}
