import { writeFileSync } from 'node:fs'
import { hasCaptures } from './engine/capture-entries.ts'
import { hasCorpora } from './engine/corpus.ts'
import { evaluate, printHeldOut } from './engine/evaluate.ts'
import { modelFile, observeAll, train } from './engine/train.ts'
import { trainingStreams } from './engine/training-streams.ts'

const MODEL = new URL('../../engine/joining/join-model.ts', import.meta.url)

const [command] = process.argv.slice(2)
if (command === 'train') await learn()
else if (command === 'eval') await evaluate()
else {
  console.error('Say what to do: npm run engine -- train, or npm run engine -- eval')
  process.exitCode = 1
}

async function learn(): Promise<void> {
  if (!hasCorpora() || !hasCaptures()) {
    console.error(
      'Training needs the labelled entries and captures that lie beside the repository.',
    )
    process.exitCode = 1
    return
  }
  const observations = observeAll(await trainingStreams())
  printHeldOut(observations)
  writeFileSync(MODEL, modelFile(train(observations)))
  console.log(`\nWritten to ${MODEL.pathname.split('/').slice(-5).join('/')}`)
}
