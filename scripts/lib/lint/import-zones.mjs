import fs from 'node:fs'
import { inRoot } from '../paths.mjs'
import { serverZones } from '../server-contexts.mjs'
import { readSubpackageRoots } from '../subpackages.mjs'
import { layerZones } from './layer-zones.mjs'

const rooms = readSubpackageRoots()

// a subpackage may be in a folder of the main package
const mainFolders = fs
  .readdirSync(inRoot('src', 'pages'))
  .map((name) => `pages/${name}`)
  .filter((folder) => !rooms.includes(folder))
  .map((folder) => `./src/${folder}`)

/** A subpackage may import from src's shared folders and from itself, and from no other subpackage. */
const roomZones = rooms.map((room) => ({
  target: `./src/${room}`,
  from: [...mainFolders, ...rooms.filter((other) => other !== room).map((other) => `./src/${other}`)],
  message: 'A room imports no other room: move what both need to src/ (lowest common ancestor).',
}))
const allPages = ['./src/pages', ...rooms.map((room) => `./src/${room}`)]

/** A feature may import only from the features listed before it. Every folder of src/features is listed. */
const featureOrder = [
  'session',
  'preferences',
  'position',
  'content',
  'shop-config',
  'currency',
  'shell',
  'persons',
  'catalogue',
  'campaigns',
  'clinics',
  'search',
  'uploads',
  'queue',
  'favourites',
  'browse-history',
  'clinic-view',
  'goods-view',
  'compare',
  'cart',
  'booking',
  'enterprise',
  'orders',
]
const featureZones = featureOrder.slice(0, -1).map((feature, index) => ({
  target: `./src/features/${feature}`,
  from: featureOrder.slice(index + 1).map((later) => `./src/features/${later}`),
  message:
    'A feature imports only features listed before it (featureOrder in scripts/lib/lint/import-zones.mjs).',
}))

export const importZones = [
  ...featureZones,
  ...roomZones,
  ...serverZones,
  {
    target: mainFolders,
    from: rooms.map((room) => `./src/${room}`),
    message: 'The main package imports no room.',
  },
  {
    target: './src/components',
    from: ['./src/api', './src/store', './src/features', ...allPages],
    message: 'Components take data by props: no api, store or page.',
  },
  {
    target: './src/navigation',
    from: ['./src/api', './src/store', './src/features', './src/components', ...allPages],
    message: 'Navigation knows routes, not features or page components.',
  },
  {
    target: './src/hooks',
    from: ['./src/api', './src/store', './src/features', './src/components', './src/navigation', ...allPages],
    message: 'Hooks in src/hooks are generic: a hook of the domain belongs to its feature or room.',
  },
  {
    target: './src/api',
    from: ['./src/store', './src/features'],
    message: 'src/api is plumbing: endpoints live in features and rooms.',
  },
  {
    target: ['./src/utils', './src/theme'],
    from: [
      './src/api',
      './src/store',
      './src/features',
      './src/components',
      './src/navigation',
      './src/hooks',
      ...allPages,
    ],
    message: 'Leaves import nothing above them.',
  },
  ...layerZones(rooms, allPages),
  {
    target: ['./src/api', './src/store', './src/features', './src/hooks'],
    from: allPages,
    message: 'Imports go down only: contract, api, store, page.',
  },
  {
    target: ['./src/api', './src/store'],
    from: './src/components',
    message: 'Data layers know no components.',
  },
  {
    target: './src',
    from: ['./server', './scripts', './__tests__', './config', './build'],
    message: 'The client never imports the server or the tools.',
  },
  {
    target: './contract/rules',
    from: ['./contract'],
    except: ['./rules', './constants'],
    message: 'A rule depends on constants and other rules only.',
  },
  { target: './contract', from: ['./src', './server', './scripts'], message: 'The contract stands alone.' },
]
