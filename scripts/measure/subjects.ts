import { judgeSubjects, readLabelled, readSamples, type Judged } from './engine/subjects.ts'

// Prints how often articles get their right category, as the tables of docs/benchmarks/subjects.md:
// npm run subjects

const percent = (share: number) => (100 * share).toFixed(1)
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

const labelled = readLabelled()
if (labelled.length === 0) console.log('No captured feeds beside the repository.\n')

row('entries', 'tested', 'learnt from', 'right', 'macro F1', 'no subject found')
row('---', '---', '---', '---', '---', '---')
const print = (name: string, { tested, learnt, right, macroF1, unfound }: Judged) =>
  row(name, tested, learnt, percent(right), percent(macroF1), percent(unfound))

const samples = readSamples()
print('sample articles of the demo, words alone', judgeSubjects(samples, []))
if (labelled.length > 0) {
  print('sample articles, words and what was learnt', judgeSubjects(samples, labelled))

  const publishers = [...new Set(labelled.map(({ publisher }) => publisher))]
  for (const publisher of publishers) {
    const own = labelled.filter((entry) => entry.publisher === publisher)
    if (own.length < 100) continue
    const others = labelled.filter((entry) => entry.publisher !== publisher)
    print(`${publisher}, words alone`, judgeSubjects(own, []))
    print(`${publisher}, learnt from the others`, judgeSubjects(own, others))
  }
  const cut = labelled.length / 2
  const later = labelled.slice(cut)
  print('second half of all, words alone', judgeSubjects(later, []))
  print('second half of all, learnt from the first', judgeSubjects(later, labelled.slice(0, cut)))
}
