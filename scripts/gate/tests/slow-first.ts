import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { slowTests } from './slow-tests.ts'

const place = (file: TestSpecification) => {
  const at = slowTests.indexOf(basename(file.moduleId))
  return at === -1 ? slowTests.length : at
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => place(a) - place(b))
  }
}
