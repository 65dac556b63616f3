/**
 * The contexts of the server in the order in which they may import each other, from the lowest; those on one
 * level do not import each other. Every folder of server/contexts is listed.
 * @type {readonly (readonly string[])[]}
 */
export const contextOrder = [
  ['identity'],
  ['catalogue'],
  ['engagement'],
  ['scheduling'],
  ['commerce'],
  ['campaigns', 'clinic'],
]

const folderOf = (context) => `./server/contexts/${context}`
const contexts = contextOrder.flat()

/** A context imports only contexts below it, and only through their index. */
const contextZones = contextOrder.flatMap((level, index) =>
  level.flatMap((context) => {
    const below = contextOrder.slice(0, index).flat()
    const closed = contexts.filter((other) => other !== context && !below.includes(other))
    return [
      ...(closed.length > 0
        ? [
            {
              target: folderOf(context),
              from: closed.map(folderOf),
              message:
                'A context imports only contexts below it (scripts/lib/server-contexts.mjs): own ' +
                'an interface or publish an event, and wire it in server/app/wires.ts.',
            },
          ]
        : []),
      ...below.map((other) => doorZone(folderOf(context), other)),
    ]
  }),
)

function doorZone(target, context) {
  return {
    target,
    from: folderOf(context),
    except: ['./index.ts'],
    message: `Import ${context} by its door, server/contexts/${context}/index.ts.`,
  }
}

/** Import zones of the server, for the linter (lint/import-zones.mjs). */
export const serverZones = [
  {
    target: './server',
    from: ['./src', './scripts', './build', './__tests__'],
    message: 'The server never imports the client.',
  },
  ...contextZones,
  ...contexts.map((context) => doorZone(['./server/app', './server/demo', './server/*.ts'], context)),
  {
    target: ['./server/db', './server/lib', './server/plugins', './server/ports', './server/config*.ts'],
    from: ['./server/contexts', './server/app', './server/demo'],
    message: 'What every context builds on knows none of them.',
  },
  {
    target: './server/contexts',
    from: ['./server/app', './server/demo'],
    message: 'The composition and the demo stand above the contexts.',
  },
  {
    target: './server/app',
    from: './server/demo',
    message: 'Only the start and tests import the demo.',
  },
]
