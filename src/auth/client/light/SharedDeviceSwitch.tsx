import { useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Switch } from "#platform/light/Switch.tsx";
import { isDeviceShared, rememberSharedDevice } from "./sharedDevice.ts";

/** Asked where a session opens; what was said last on this device is what is shown. */
export function SharedDeviceSwitch() {
  const { sharedDevice: t } = useTexts("auth");
  const [isShared, setShared] = useState(isDeviceShared);
  const choose = (next: boolean) => {
    rememberSharedDevice(next);
    setShared(next);
  };
  return <Switch label={t.label} help={t.help} checked={isShared} onChange={choose} />;
}
