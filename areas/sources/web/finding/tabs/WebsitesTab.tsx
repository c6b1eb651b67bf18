import { useState, type FormEvent } from 'react'
import { INPUT } from '#core/limits.ts'
import { useRead } from '#web/asking/api.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { usePage } from '#web/place/page.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { finder } from '../../../contracts/finder.ts'
import type { DirectoryLanguage, DirectoryTag } from '../../../contracts/finding.ts'
import { DirectoryBrowser } from '../DirectoryBrowser.tsx'
import { languageWords } from '../candidate-words.ts'
import { SearchResults } from '../SearchResults.tsx'
import { sharedIn } from '../../lends/shared-address.ts'
import type { FindingTabProps } from '../tabs.ts'
import { useSourceSearch } from '../use-source-search.ts'

/** The tab that finds sources by topic, name, site or address, or in the directory. */
export function WebsitesTab({ onFollowed }: FindingTabProps) {
  const { languages, answers } = useRead(finder.getFinder, {})
  const { params } = usePage()
  const [text, setText] = useState(() => sharedIn(params))
  const [language, setLanguage] = useState<DirectoryLanguage>()
  const [tag, setTag] = useState<DirectoryTag | null>(null)
  const looked = answers ? text : ''
  const search = useSourceSearch(looked, language)
  const isSearching = looked.trim() !== ''
  const options = languages.map((value) => ({ value: `${value}`, label: languageWords(value) }))
  if (answers) options.unshift({ value: '', label: 'All languages' })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSearching) void search.search()
  }

  return (
    <>
      <form className="follow-finder" role="search" onSubmit={handleSubmit}>
        <SearchBox
          label="Search by topic, website, or RSS link"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={answers ? INPUT.addressCharacters : undefined}
          value={text}
          onChange={setText}
        />
        <Select
          aria-label="Language"
          options={options}
          value={language ?? ''}
          onChange={(value) => setLanguage((value || undefined) as typeof language)}
        />
      </form>
      {isSearching ? (
        <SearchResults text={text} search={search} onFollowed={onFollowed} />
      ) : (
        <DirectoryBrowser
          tag={tag}
          language={language}
          onChoose={answers ? setTag : null}
          onFollowed={onFollowed}
        />
      )}
    </>
  )
}
