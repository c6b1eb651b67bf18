import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { rss } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'
import { hasOpenssl, testCertificates } from '#server/fetch/test-certificates.ts'

// The server first refuses to follow the source, because its certificate is not trusted.
test.use({ expectsRefusals: true })

// A certificate is trusted for all readers, so the test needs an owner.
test('a source is followed by its certificate, which its page shows, revokes and trusts again', async ({
  page,
  ownHub,
}) => {
  test.skip(!hasOpenssl, 'Certificates are made by openssl')
  const made = testCertificates()
  try {
    const { body, type } = rss('Shed Journal', [{ title: 'A roof', text: 'The shed has a roof.' }])
    const pair = made.make('shed')
    const { host } = await made.serve(pair, (_, response) => {
      response.writeHead(200, { 'content-type': type }).end(body)
    })
    await open(page, `${ownHub.address}/news-hub/feed`)
    await page.getByLabel('Address').fill(`https://${host}/feed`)
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(page.getByText('its certificate is self-signed')).toBeVisible()
    await expect(page.getByText(pair.fingerprint, { exact: true })).toBeVisible()
    await expectNothingFound(page)
    await page.getByRole('button', { name: 'Trust this certificate' }).click()
    await expect(page.getByText('Following Shed Journal')).toBeVisible()

    await open(page, `${ownHub.address}/news-hub/sources`)
    await page.getByRole('button', { name: 'Shed Journal', exact: true }).click()
    const section = page.getByRole('region', { name: 'Certificate' })
    await expect(section).toContainText(`Trusted for ${host}`)
    await expectNothingFound(page)
    await section.getByRole('button', { name: 'Stop trusting it' }).click()
    const trust = section.getByRole('button', { name: 'Trust this certificate' })
    await expect(trust).toBeVisible({ timeout: patient(20_000) })
    await expectNothingFound(page)
    await trust.click()
    await expect(section).toContainText(`Trusted for ${host}`)
    await expect(page.getByText('Working.')).toBeVisible({ timeout: patient(20_000) })
  } finally {
    made.stopServers()
    made.remove()
  }
})
