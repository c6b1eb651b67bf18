import { expect, test } from 'vitest'
import { testPage } from '#web/asking/test-page.tsx'
import { PrintedPart } from './PrintedPart.tsx'

const { show } = testPage()

test('the part that has the focus is printed: the page, the side panel, or the window over both', async () => {
  await show(
    <>
      <PrintedPart />
      <div className="side-panel" tabIndex={-1} />
    </>,
  )
  expect(printed()).toBe('page')
  // The test has no browser, so the focused element is set here.
  Object.assign(document, { activeElement: document.querySelector('.side-panel') })
  expect(printed()).toBe('panel')
  document.documentElement.dataset['article'] = '1'
  expect(printed()).toBe('page')
  delete document.documentElement.dataset['article']
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.className = 'dialog'
  expect(printed()).toBe('window')
  dialog.remove()
})

function printed(): string | undefined {
  const { dataset, ownerDocument } = document.documentElement
  const page = ownerDocument.defaultView!
  page.dispatchEvent(new page.Event('beforeprint'))
  const { printed } = dataset
  page.dispatchEvent(new page.Event('afterprint'))
  expect(dataset).not.toHaveProperty('printed')
  return printed
}
