{{- /* Each takes a dict of `root` (the scope of the chart) and `role`. */ -}}

{{- define "brilla.selector" -}}
app.kubernetes.io/name: brilla
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "brilla.labels" -}}
{{ include "brilla.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
{{- end }}

{{- define "brilla.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
volumes:
  - { name: tmp, emptyDir: {} }
  - name: data
    {{- if .root.Values.existingClaim }}
    persistentVolumeClaim: { claimName: {{ .root.Values.existingClaim }} }
    {{- else }}
    emptyDir: {}
    {{- end }}
  - name: secret
    secret: { secretName: {{ .root.Values.secret.name }}, defaultMode: 0440 }
  - name: tls
    secret: { secretName: {{ .root.Values.tls.secret }}, defaultMode: 0440 }
{{- end }}

{{- define "brilla.container" -}}
image: {{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
env:
  - { name: ROLE, value: {{ if eq .role "migrate" }}worker{{ else }}{{ .role }}{{ end }} }
  - { name: PUBLIC_URL, value: {{ printf "https://%s" .root.Values.host | quote }} }
  - { name: TLS_CERTIFICATE, value: /run/secrets/tls/tls.crt }
  - { name: TLS_KEY, value: /run/secrets/tls/tls.key }
  {{- range $name, $value := .root.Values.env }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
  {{- range .root.Values.secret.keys }}
  - { name: {{ . }}_FILE, value: /run/secrets/brilla/{{ . }} }
  {{- end }}
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  - { name: data, mountPath: /data }
  - { name: secret, mountPath: /run/secrets/brilla, readOnly: true }
  - { name: tls, mountPath: /run/secrets/tls, readOnly: true }
{{- end }}
