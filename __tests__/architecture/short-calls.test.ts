import path from 'node:path'
import { shortenCalls } from '../../build/short-calls'

test.each([
  ['x=(0,r.jsx)("a",{})', 'x=r.jsx("a",{})'],
  ['[(0,$.jsxs)(a.b,{children:(0,$.jsx)(c,{})})]', '[$.jsxs(a.b,{children:$.jsx(c,{})})]'],
  ['return(0,r.jsx)(a,{})', 'return r.jsx(a,{})'],
  ['e?null:(0,r.jsx)(a,{})', 'e?null:r.jsx(a,{})'],
  ['()=>(0,r.jsx)(a,{})', '()=>r.jsx(a,{})'],
  ['if(e)f();else(0,r.jsx)(a,{})', 'if(e)f();else r.jsx(a,{})'],
])('elements are made by a plain call: %s', (code, short) => {
  expect(shortenCalls(code)).toBe(short)
  expect(() => new Function(`async()=>{()=>{${short}}}`)).not.toThrow()
})

test.each(['(0,r.useState)(1)', 'f(0,r.jsx)(a)', 'nothing(0,r.jsx)(a)', '(0,r.jsx)', '(1,r.jsx)(a)'])(
  'other code is left as it is: %s',
  (code) => {
    expect(shortenCalls(code)).toBe(code)
  },
)

test('neither of the functions that make elements uses `this`', () => {
  const react = path.dirname(require.resolve('react/package.json'))
  const { jsx, jsxs } = jest.requireActual<Record<'jsx' | 'jsxs', (...args: unknown[]) => unknown>>(
    path.join(react, 'cjs/react-jsx-runtime.production.min.js'),
  )
  for (const make of [jsx, jsxs]) expect(String(make)).not.toMatch(/\bthis\b|\barguments\b/)
})
