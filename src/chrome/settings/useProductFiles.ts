import { useEffect, useState } from 'react';
import { fetchProductFiles, readKeptProduct, removeProduct } from '../../offline/productDownload';
import { forgetFailedDownload } from '../../offline/runningDownload';
import type { ProductFiles } from '../../shared/offlineProduct';

interface ProductFilesState {
  /** What the product takes now; null while that is not known, as without a network. */
  list: ProductFiles | null;
  /** What is kept of it: null where it is nothing, undefined until that is known. */
  kept: ProductFiles | null | undefined;
  /** Takes what is kept away; of a download that broke off nothing is told any more. */
  remove(): void;
}

/**
 * The files of a product, there and here.
 * @param isRunning whether they are being downloaded: looked at again when that begins and ends
 */
export function useProductFiles(productId: string, isRunning: boolean): ProductFilesState {
  const [list, setList] = useState<ProductFiles | null>(null);
  const [kept, setKept] = useState<ProductFiles | null>();

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const [present, found] = await Promise.all([
        fetchProductFiles(productId).catch(() => null),
        readKeptProduct(productId).catch(() => null),
      ]);
      if (!isCurrent) return;
      setList(present);
      setKept(found);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [productId, isRunning]);

  const remove = () => {
    void removeProduct(productId).then(() => {
      forgetFailedDownload();
      setKept(null);
    });
  };
  return { list, kept, remove };
}
