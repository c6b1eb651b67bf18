import './TranslatedSummary.css'
import { languageName } from '#engine/languages/language-name.ts'
import { Languages } from '#web/ui/more-icons.ts'
import type { ArticleTranslation } from '../../contract.ts'

/** The translated summary below the original one, or the reason why there is none. */
export function TranslatedSummary({ translation }: { translation: ArticleTranslation }) {
  const { language, text, words } = translation
  return (
    <section className="translated" aria-label="Translation">
      {text !== null && (
        <>
          <h3>
            <Languages aria-hidden="true" />
            {languageName(language)} translation
          </h3>
          <p className="translated-text" lang={language} dir="auto">
            {text}
          </p>
        </>
      )}
      <p className="meta" dir="auto">
        {words}
      </p>
    </section>
  )
}
