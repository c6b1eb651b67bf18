import { expect, test } from 'vitest'
import { readSiteName, siteNameOf } from './environment-names.ts'

test('a name in an address is that of one environment', () => {
  for (const env of ['int', 'stg', 'qa', 'prd'] as const)
    expect(readSiteName(siteNameOf('har-bour', env))).toEqual({ name: 'har-bour', env })
})
