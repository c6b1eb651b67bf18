import { expect, test } from 'vitest'
import { classesIn, usedRules } from './used-rules.ts'

const usedBy = (sheet: string, ...classes: string[]) => usedRules(sheet, new Set(classes))

test('the classes of a page are those of its elements', () => {
  expect([...classesIn('<p class="a b-c">class="none"</p><i id=x class="d"></i>')]).toEqual([
    'a',
    'b-c',
    'd',
  ])
})

test.each([
  ['a rule comes with an element of its class', '.a{color:red}.b{color:blue}', '.a{color:red}'],
  ['all classes of a selector have to be there', '.a .b{color:red}', ''],
  ['one selector of a list is enough', '.b,.a:hover{color:red}', '.b,.a:hover{color:red}'],
  ['elements may be anywhere', 'p>a{color:red}', 'p>a{color:red}'],
  ['a class in brackets may be absent', '.a:not(.b,.c){top:0}', '.a:not(.b,.c){top:0}'],
  ['so may one of an attribute', '.a[data-x=".b"]{top:0}', '.a[data-x=".b"]{top:0}'],
  ['a number is no class', '.a{margin:.5em}', '.a{margin:.5em}'],
  ['an empty group is left out', '@media (width<=9px){.b{top:0}}.a{top:1px}', '.a{top:1px}'],
  [
    'groups stand in groups',
    '@layer x{@media (width<=9px){.b{top:0}.a{top:1px}}}',
    '@layer x{@media (width<=9px){.a{top:1px}}}',
  ],
  ['the order of layers stays', '@layer base,ui;@layer ui{.b{top:0}}', '@layer base,ui;'],
  ['rules inside a rule belong to it', '.a{top:0;.b{top:1px}}', '.a{top:0;.b{top:1px}}'],
  ['braces in strings open nothing', '.a:after{content:"}{"}.b{top:0}', '.a:after{content:"}{"}'],
  ['fonts and animations come later', '@font-face{src:url(x)}@keyframes a{to{top:0}}', ''],
])('%s', (_, sheet, rest) => {
  expect(usedBy(sheet, 'a')).toBe(rest)
})
