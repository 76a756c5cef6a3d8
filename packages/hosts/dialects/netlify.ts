/**
 * `netlify.toml`, at the root of the repository. Netlify reads it where it builds the site.
 *
 * @see https://docs.netlify.com/build/configure-builds/file-based-configuration/
 */
export function netlifyFile(): string {
  return `# Netlify reads this where it builds the site from the repository. docs/put-online.md says more.
[build]
  # With the _headers that is for Netlify: that of Cloudflare allows only a hundred rules.
  command = "npm run build -- netlify"
  publish = "dist/client"

# Keeps the prints from one build to the next.
[[plugins]]
  package = "/packages/hosts/netlify"
`
}
