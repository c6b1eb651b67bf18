import { Markup, markup } from '#core/pages/markup.ts'
import { plainStyle } from '#server/web/plain/plain-style.ts'
import { FORM } from '../../../limits.ts'
import { HONEYPOT, inputName, TOKEN, type FormDraft, type FormField } from './read-fields.ts'

/** The styles of forms, in addition to those of plain pages. */
export const formStyle = `${plainStyle}
main { padding-top: 6vh; }
h1 { overflow-wrap: anywhere; }
textarea, select { width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: 4px;
  background: var(--sheet); color: var(--ink); font: inherit; }
textarea { display: block; min-height: 9rem; resize: vertical; }
.error { margin: .25rem 0 0; font-size: .875rem; }
label { overflow-wrap: anywhere; }
.check { display: flex; gap: .5rem; align-items: start; margin-top: 1.5rem; }
.check label { margin: 0; padding-top: 2px; }
.check input { flex: none; width: 24px; height: 24px; margin: 0; }
.optional { font-weight: 400; color: var(--ink-3); }
.trap { position: absolute; inset-inline-start: -9999px; width: 1px; height: 1px; overflow: hidden; }
.faults { margin: 0 0 1rem; padding: .75rem 1rem; border-inline-start: 3px solid var(--error); background: var(--well); }
.faults p { margin: 0; color: var(--ink); }
`

interface FormPage {
  draft: FormDraft
  token: string
  typed?: Record<string, string>
  faults?: Record<string, string>
  /** A message about the whole form, such as a limit. */
  notice?: string
}

/** The page of a form, with the typed values and their errors. */
export function formPage({ draft, token, typed = {}, faults = {}, notice }: FormPage): string {
  const words = notice ?? (Object.keys(faults).length > 0 ? faultWords : null)
  return page(
    draft.title || 'Form',
    markup`${words === null ? null : markup`<div class="faults" role="alert"><p>${words}</p></div>`}
<form method="post" action="./" accept-charset="utf-8">
${draft.fields.map((field, nth) => fieldOf(field, inputName(nth), typed, faults))}
<div class="trap" aria-hidden="true"><label for="w">Leave this empty</label>
<input id="w" name="${HONEYPOT}" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="${TOKEN}" value="${token}">
<button>Send</button>
</form>`,
  )
}

const faultWords = 'Nothing was sent yet. Look at the fields with a message below them.'

/** A page that only contains a message. */
export const wordsPage = (title: string, words: string) => page(title, markup`<p>${words}</p>`)

function page(title: string, body: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<link rel="stylesheet" href="./style.css">
</head>
<body>
<main>
<h1 dir="auto">${title}</h1>
${body}
</main>
</body>
</html>
`.text
}

function fieldOf(
  field: FormField,
  name: string,
  typed: Record<string, string>,
  faults: Record<string, string>,
): Markup {
  const fault = faults[name]
  const more = markup`id="${name}" name="${name}"${new Markup(field.isOptional ? '' : ' required')}${
    fault === undefined ? null : markup` aria-invalid="true" aria-describedby="${name}-fault"`
  }`
  const label = markup`<label for="${name}" dir="auto">${field.name}${
    field.isOptional ? markup` <span class="optional">(optional)</span>` : null
  }</label>`
  const below =
    fault === undefined ? null : markup`<p class="error" id="${name}-fault">${fault}</p>`
  const value = typed[name] ?? ''
  if (field.type === 'yes-no')
    return markup`<div class="check"><input type="checkbox" ${more} value="yes"${new Markup(value === '' ? '' : ' checked')}>${label}</div>${below}`
  return markup`${label}
${control(field, more, value)}
${below}
`
}

const inputTypes = {
  text: 'text',
  number: 'number" step="any',
  date: 'date',
  email: 'email" autocomplete="email',
} as const

function control({ type, options = [] }: FormField, more: Markup, value: string): Markup {
  switch (type) {
    case 'long-text':
      return markup`<textarea ${more} maxlength="${FORM.textCharacters}" rows="6" dir="auto">
${value}</textarea>`
    case 'choice':
      return markup`<select ${more}><option value="">Choose</option>${options.map(
        (option) =>
          markup`<option${new Markup(option === value ? ' selected' : '')}>${option}</option>`,
      )}</select>`
    case 'yes-no':
      return markup``
    default:
      return markup`<input type="${new Markup(inputTypes[type])}" ${more} maxlength="${FORM.lineCharacters}" value="${value}" dir="auto">`
  }
}
