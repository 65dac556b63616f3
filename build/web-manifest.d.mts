export function writeWebManifest(
  folder: string,
  brand: { name: string; shortName: string; light: string; dark: string },
): Promise<string>
